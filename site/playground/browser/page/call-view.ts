import type { Exchange, MadeCall, WrittenCall } from '../messages';
import { element, labelled } from './dom';
import { Editor } from './editor';
import { exchangeList } from './exchanges';
import { YAML } from './language';
import { Runner } from './runner';
import { shareLink } from './share-link';
import type { WorkerClient } from './worker-client';

/** The call with which the playground begins. */
export const FIRST_CALL: WrittenCall = {
  translations: [
    'en:',
    '  greeting: Hello, %{name}!',
    '  letters:',
    '    one: One letter',
    '    other: "%{count} letters"',
    'fr:',
    '  greeting: Bonjour, %{name} !',
    '  i18n:',
    '    number:',
    '      formats:',
    '        default: { delimiter: " ", separator: "," }',
  ].join('\n'),
  locale: 'fr',
  operation: 'translate',
  key: 'greeting',
  count: '',
  scope: '',
  default: '',
  params: 'name: Ana',
  object: '1234567.5',
  format: '',
};

type FieldName = Exclude<keyof WrittenCall, 'translations' | 'params' | 'operation'>;

/** The fields of each kind of operation, with hints. */
const LOOKUP_FIELDS: readonly (readonly [FieldName, string, string?])[] = [
  ['key', 'Key', 'a path such as menu.file'],
  ['count', 'Count', 'chooses the plural form'],
  ['scope', 'Scope', 'comes before the key'],
  ['default', 'Default', 'for a missing translation'],
];
const LOCALIZE_FIELDS: readonly (readonly [FieldName, string, string?])[] = [
  ['object', 'Number, date or time', '1234.5, 2020-12-13, or 2020-12-13T21:11:08-05:00'],
  ['format', 'Format', 'a name such as :short, or a pattern such as %Y'],
];

/** The form in which a reader writes a call. */
export class CallView {
  readonly host: HTMLElement;
  private readonly translations: Editor;
  private readonly params: Editor;
  private readonly operation: HTMLSelectElement;
  private readonly inputs: Readonly<Record<FieldName, HTMLInputElement>>;
  private readonly runner: Runner;

  constructor(
    private readonly client: WorkerClient,
    first: WrittenCall,
  ) {
    this.runner = new Runner('Call', () => this.call());
    const onRun = (): void => void this.runner.start();
    const editor = { language: YAML, onRun };
    this.translations = new Editor({ ...editor, label: 'Translations, in YAML', text: first.translations });
    this.params = new Editor({ ...editor, label: 'Params, in YAML', text: first.params, hasLines: false });
    this.operation = element(
      'select',
      {},
      ...(['translate', 'translate!', 'localize'] as const).map((name) =>
        element('option', { selected: name === first.operation }, name),
      ),
    );
    const inputFor = (name: FieldName): HTMLInputElement => {
      const input = element('input', { value: first[name], autocomplete: 'off', spellcheck: 'false' });
      input.addEventListener('keydown', ({ key }) => key === 'Enter' && onRun());
      return input;
    };
    const names: readonly FieldName[] = ['locale', 'key', 'count', 'scope', 'default', 'object', 'format'];
    this.inputs = Object.fromEntries(names.map((name) => [name, inputFor(name)])) as typeof this.inputs;

    const fieldsOf = (fields: typeof LOOKUP_FIELDS): HTMLElement[] =>
      fields.map(([name, label, hint]) => labelled(label, this.inputs[name], hint));
    const params = element(
      'div',
      { class: 'pg-field pg-wide' },
      element('span', { class: 'pg-label' }, 'Params (YAML)'),
      this.params.host,
    );
    const lookup = element('div', { class: 'pg-fields' }, ...fieldsOf(LOOKUP_FIELDS), params);
    const localize = element('div', { class: 'pg-fields' }, ...fieldsOf(LOCALIZE_FIELDS));
    const showFields = (): void => {
      lookup.hidden = this.operation.value === 'localize';
      localize.hidden = !lookup.hidden;
    };
    this.operation.addEventListener('change', showFields);
    showFields();

    const { runButton, status, result } = this.runner;
    const share = shareLink(() => ({ kind: 'call', call: this.written }));
    this.host = element(
      'div',
      { class: 'pg-panes' },
      element(
        'section',
        { 'aria-label': 'Call' },
        element('p', { class: 'pg-label' }, 'Translations (YAML)'),
        this.translations.host,
        element(
          'div',
          { class: 'pg-fields' },
          labelled('Active locale', this.inputs.locale, 'one that the translations have'),
          labelled('Operation', this.operation),
        ),
        lookup,
        localize,
        element('div', { class: 'pg-bar' }, runButton, share.button),
        share.place,
      ),
      element('section', { 'aria-label': 'Result' }, status, result),
    );
  }

  /** Makes the call. */
  run(): Promise<void> {
    return this.runner.start();
  }

  private get written(): WrittenCall {
    const inputs = Object.fromEntries(Object.entries(this.inputs).map(([name, { value }]) => [name, value]));
    return {
      ...(inputs as Record<FieldName, string>),
      translations: this.translations.text,
      params: this.params.text,
      operation: this.operation.value as WrittenCall['operation'],
    };
  }

  private async call(): Promise<void> {
    const made = await this.client.run('call', this.written);
    this.markMistake(made.mistake);
    if (made.mistake !== undefined) {
      this.runner.show('defect', `Not called. ${fieldName(made.mistake.field)}: ${made.mistake.message}.`);
      return;
    }
    const last = made.exchanges.at(-1)!;
    const { method, isError, text = last.answer } = last;
    const sentence = `${method} ${isError ? 'raised an error' : 'returned'}:`;
    const output = element('output', { class: 'pg-output' }, isError ? text.replace(/^raises /, '') : text);
    this.runner.show(isError ? 'failed' : 'passed', sentence, output, protocolOf(made.exchanges));
  }

  private markMistake(mistake: MadeCall['mistake']): void {
    for (const [name, input] of Object.entries(this.inputs)) {
      input.setAttribute('aria-invalid', String(name === mistake?.field));
    }
  }
}

function protocolOf(exchanges: readonly Exchange[]): HTMLElement {
  const title = element('p', { class: 'pg-label' }, 'Calls on the reference');
  return element('div', {}, title, exchangeList(exchanges));
}

function fieldName(field: keyof WrittenCall): string {
  const [, label = field] = [...LOOKUP_FIELDS, ...LOCALIZE_FIELDS].find(([name]) => name === field) ?? [];
  return label.charAt(0).toUpperCase() + label.slice(1);
}
