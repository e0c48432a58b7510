// The script of the HTML report. The page can be read without it. The script adds search, filters and copy buttons, and
// unfolds the targets of links.

/** An element of the page that the filter can hide. */
interface Filtered {
  readonly element: HTMLElement;
  /** The searchable ids, names and sentences, in lower case. */
  readonly text: string;
}

interface FilteredCase extends Filtered {
  /** The verdicts, each with its surface. */
  readonly results: readonly (readonly [verdict: string, surface: string])[];
  /** Whether the case is an observation, which does not affect the conclusion. */
  readonly isObserved: boolean;
}

interface FilteredRule extends Filtered {
  readonly level: string;
  readonly chapter: string;
  readonly cases: readonly FilteredCase[];
}

const form = find<HTMLFormElement>(document, 'form.filter');
const rules = form === null ? [] : all(document, 'details.rule').map(ruleOf);
document.documentElement.classList.add('scripted');

function ruleOf(element: HTMLElement): FilteredRule {
  const isObserved = element.closest('#observations') !== null;
  const sentences = all(element, ':scope > summary, :scope > blockquote').map(textOf);
  return {
    element,
    text: sentences.join(' '),
    level: element.dataset['level'] ?? '',
    chapter: element.closest<HTMLElement>('details.chapter')?.dataset['chapter'] ?? '',
    cases: all(element, '[data-results]').map((one) => caseOf(one, isObserved)),
  };
}

function caseOf(element: HTMLElement, isObserved: boolean): FilteredCase {
  const outline = element.parentElement?.closest('details.scenario') ?? null;
  const names = [
    find(outline, ':scope > summary > .name'),
    find(element, ':scope > summary > .name, :scope > th'),
  ];
  return {
    element,
    text: [element.id.toLowerCase(), ...names.map(textOf)].join(' '),
    results: (element.dataset['results'] ?? '').split(' ').map((result) => {
      const [verdict = '', surface = ''] = result.split('@');
      return [verdict, surface];
    }),
    isObserved,
  };
}

/**
 * Shows only the rules and scenarios that the form selects. If a filter is set, also opens the chapters that contain
 * them.
 */
function filter(): void {
  const words = field('text').toLowerCase().split(/\s+/).filter(Boolean);
  const isActive =
    words.length > 0 || ['verdict', 'chapter', 'level', 'surface'].some((name) => field(name) !== '');
  const shown = { decisive: 0, observed: 0, rules: 0 };
  for (const rule of rules) {
    const isSelected = matches('level', rule.level) && matches('chapter', rule.chapter);
    const missing = words.filter((word) => !rule.text.includes(word));
    let count = 0;
    for (const one of rule.cases) {
      const results = one.results.filter(
        ([verdict, surface]) => hasVerdict(verdict) && matches('surface', surface),
      );
      const isShown = isSelected && results.length > 0 && missing.every((word) => one.text.includes(word));
      one.element.hidden = !isShown;
      if (!isShown) continue;
      count += results.length;
      shown[one.isObserved ? 'observed' : 'decisive'] += results.length;
    }
    rule.element.hidden = count === 0;
    if (count > 0) shown.rules += 1;
  }
  for (const row of all(document, 'tr[data-part]')) {
    row.hidden = document.getElementById(row.dataset['part'] ?? '')?.hidden ?? false;
  }
  for (const scenario of all(document, 'details.scenario:not([data-results])'))
    hideIfEmpty(scenario, '[data-results]');
  for (const chapter of all<HTMLDetailsElement>(document, 'details.chapter')) {
    hideIfEmpty(chapter, 'details.rule');
    chapter.open = isActive && !chapter.hidden;
  }
  const status = find(form, '[role=status]');
  if (status) status.textContent = isActive ? statusText(shown) : '';
}

function statusText(shown: {
  readonly decisive: number;
  readonly observed: number;
  readonly rules: number;
}): string {
  const observed = shown.observed > 0 ? ` and ${counted(shown.observed, 'observation')}` : '';
  return `${counted(shown.decisive, 'scenario')}${observed} of ${counted(shown.rules, 'rule')} shown`;
}

function hasVerdict(verdict: string): boolean {
  return field('verdict') === 'not passed' ? verdict !== 'passed' : matches('verdict', verdict);
}

function matches(name: string, value: string): boolean {
  return field(name) === '' || field(name) === value;
}

function field(name: string): string {
  return find<HTMLInputElement | HTMLSelectElement>(form, `[name=${name}]`)?.value ?? '';
}

function hideIfEmpty(element: HTMLElement, children: string): void {
  element.hidden = all(element, children).every(({ hidden }) => hidden);
}

/** Unfolds and shows the target of the address: a rule, a scenario, a chapter or a fixture. */
function reveal(): void {
  // The address may be the key of a trial, which also names the surface, such as `LOOKUP-01/a-key @catalog`.
  const id = decodeURIComponent(location.hash.slice(1)).replace(/\s*@\w+$/, '');
  const target = id === '' ? null : document.getElementById(id);
  if (target === null) return;
  if (target.closest('[hidden]') !== null) clear();
  for (let one: HTMLElement | null = target; one !== null; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement) one.open = true;
  }
  for (const one of all(document, '.revealed')) one.classList.remove('revealed');
  target.classList.add('revealed');
  target.scrollIntoView();
  const focused = find(target, ':scope > summary') ?? target;
  if (focused === target) target.tabIndex = -1;
  focused.focus({ preventScroll: true });
}

function clear(): void {
  form?.reset();
  filter();
}

/** Adds a button that copies the id or the command in an element. */
function addCopyButton(element: HTMLElement): void {
  const button = document.createElement('button');
  const code = find(element, 'code');
  const text = code?.textContent ?? '';
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-description', text);
  button.setAttribute('aria-live', 'polite');
  element.append(button);
  const copy = async (): Promise<void> => {
    const isDone = await isCopied(text);
    // If the page may not write to the clipboard, the text is selected, so that the user can copy it with the keyboard.
    if (!isDone && code) getSelection()?.selectAllChildren(code);
    button.textContent = isDone ? 'Copied' : 'Selected';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  };
  button.addEventListener('click', () => void copy());
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function all<Kind extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)];
}

function find<Kind extends HTMLElement = HTMLElement>(
  root: ParentNode | null,
  selector: string,
): Kind | null {
  return root?.querySelector<Kind>(selector) ?? null;
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').toLowerCase();
}

function counted(howMany: number, one: string): string {
  return `${howMany} ${howMany === 1 ? one : `${one}s`}`;
}

for (const element of all(document, '.copyable')) addCopyButton(element);
form?.addEventListener('input', filter);
form?.addEventListener('submit', (event) => event.preventDefault());
find(form, 'button')?.addEventListener('click', clear);
document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const verdict = target?.closest<HTMLElement>('[data-show]')?.dataset['show'];
  const select = find<HTMLSelectElement>(form, '[name=verdict]');
  if (verdict !== undefined && select) {
    select.value = verdict;
    filter();
  }
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  find(form, '[name=text]')?.focus();
});
// When the browser navigates to a fragment, it scrolls and moves the focus itself, at the latest in the next frame. So
// `reveal` runs after the next frame.
const revealAfterFrame = (): number => requestAnimationFrame(() => setTimeout(reveal));
addEventListener('hashchange', revealAfterFrame);
addEventListener('load', revealAfterFrame);
