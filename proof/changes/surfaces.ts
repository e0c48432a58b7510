import type { Adapter, SubjectParams } from '../../adapter/contract/adapter';
import type { Subject } from '../../adapter/contract/values';
import type { Change } from './reference-with';

export { nameText } from '../../steps/notation';

/** Limits a change to operations on the module. */
export function inModule(change: Change): Change {
  return where(isModule, change);
}

/** Limits a change to operations on catalogs. */
export function inCatalogs(change: Change): Change {
  return where((params) => !isModule(params), change);
}

/** Limits a change to operations on the module before `init`. */
export function beforeInit(change: Change): Change {
  return (reference) => {
    let isInitialized = false;
    return {
      ...where((params) => !isInitialized && isModule(params), change)(reference),
      init: async () => {
        isInitialized = true;
        return reference.init();
      },
    };
  };
}

/** Returns the subject of an operation: the module, or a catalog. */
export function subjectOf({ subject = 'I18n' }: SubjectParams): Subject {
  return subject;
}

/** Tells whether an operation is called on the module. */
export function isModule(params: SubjectParams): boolean {
  return subjectOf(params) === 'I18n';
}

/** Returns the default locale of a catalog, or of the main configuration. */
export async function defaultLocaleOf(reference: Adapter, params: SubjectParams): Promise<string> {
  return isModule(params) ? (await reference.config()).default_locale : reference.defaultLocale(params);
}

/** State that a change keeps for the module and for each catalog. */
export class BySubject<Value> {
  private readonly values = new Map<Subject, Value>();

  get(params: SubjectParams): Value | undefined {
    return this.values.get(subjectOf(params));
  }

  set(params: SubjectParams, value: Value): void {
    this.values.set(subjectOf(params), value);
  }

  delete(params: SubjectParams): void {
    this.values.delete(subjectOf(params));
  }

  get subjects(): readonly Subject[] {
    return [...this.values.keys()];
  }
}

type SubjectOperation = (params: SubjectParams) => Promise<unknown>;

function where(holds: (params: SubjectParams) => boolean, change: Change): Change {
  return (reference) => {
    const operations = Object.entries(change(reference)).map(([name, operation]) => {
      const changed = operation as SubjectOperation;
      const original = reference[name as keyof Adapter] as SubjectOperation;
      return [name, (params: SubjectParams) => (holds(params) ? changed(params) : original(params))];
    });
    return Object.fromEntries(operations) as Partial<Adapter>;
  };
}
