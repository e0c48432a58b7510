// The script of the HTML report. It adds search, filters and copy buttons, and unfolds the targets of links. The page
// can also be read without it.
import { ScenarioFilter } from '../scenario-filter';

const form = find<HTMLFormElement>(document, 'form.filter')!;
document.documentElement.classList.add('scripted');

/**
 * Shows only the rules and scenarios that the form selects. If a filter is set, opens the chapters that remain
 * visible; otherwise, closes all chapters.
 */
function filter(): void {
  const scenarios = new ScenarioFilter({
    text: field('text'),
    verdict: field('verdict'),
    surface: field('surface'),
  });
  const { isActive } = scenarios;
  const shown = { scenarios: 0, rules: 0 };
  for (const chapter of all<HTMLDetailsElement>(document, 'details.chapter')) {
    chapter.hidden = true;
    for (const rule of all(chapter, 'details.rule')) {
      const results = filterScenarios(rule, scenarios);
      rule.hidden = results === 0;
      if (rule.hidden) continue;
      chapter.hidden = false;
      shown.rules += 1;
      shown.scenarios += results;
    }
    chapter.open = isActive && !chapter.hidden;
  }
  const status = `${counted(shown.scenarios, 'scenario')} of ${counted(shown.rules, 'rule')} shown`;
  find(form, '[role=status]')!.textContent = isActive ? status : '';
}

/** Shows the scenarios of a rule that the form selects, and returns their number on their surfaces. */
function filterScenarios(rule: HTMLElement, scenarios: ScenarioFilter): number {
  let sum = 0;
  const text = textOf(all(rule, ':scope > summary, :scope > blockquote'));
  for (const one of all(rule, 'details.scenario')) {
    const names = `${text} ${one.id} ${textOf(all(one, ':scope > summary > .name'))}`;
    const results = scenarios.finds(names) ? scenarios.countIn(one.dataset['results']!) : 0;
    one.hidden = results === 0;
    sum += results;
  }
  return sum;
}

/** Returns the value of a field of the form. */
function field(name: string): string {
  return find<HTMLInputElement | HTMLSelectElement>(form, `[name=${name}]`)!.value;
}

/** Unfolds and shows the element that the page's address names: a rule, a scenario, a chapter or a fixture. */
function reveal(): void {
  // The part of the address after `#` may be the key of a trial, which also names the surface, such as
  // `LOOKUP-01/a-key @catalog`.
  const id = decodeURIComponent(location.hash.slice(1)).replace(/\s*@\w+$/, '');
  const target = document.getElementById(id);
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
  form.reset();
  filter();
}

/** Adds a button that copies the id or the command in an element. */
function addCopyButton(element: HTMLElement): void {
  const button = document.createElement('button');
  const code = find(element, 'code, a')!;
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-description', code.textContent);
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => void copy(code, button));
  element.append(button);
}

async function copy(code: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    // The page is not allowed to write to the clipboard. Instead, the text is selected, so that the user can copy it.
    getSelection()?.selectAllChildren(code);
    button.textContent = 'Selected';
  }
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}

function all<Kind extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)];
}

function find<Kind extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Kind | null {
  return root.querySelector<Kind>(selector);
}

function textOf(elements: readonly Element[]): string {
  return elements.map(({ textContent }) => textContent).join(' ');
}

function counted(howMany: number, one: string): string {
  return `${howMany} ${howMany === 1 ? one : `${one}s`}`;
}

for (const element of all(document, '.copyable')) addCopyButton(element);
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
find(form, 'button')!.addEventListener('click', clear);
for (const link of all(document, '[data-show]')) {
  link.addEventListener('click', () => {
    find<HTMLSelectElement>(form, '[name=verdict]')!.value = link.dataset['show']!;
    filter();
  });
}
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key !== '/' || isTyping) return;
  event.preventDefault();
  find(form, '[name=text]')!.focus();
});
// When the browser navigates to a fragment, the browser itself scrolls and moves the focus, in the next frame at the
// latest. Therefore, `reveal` runs after that frame.
const revealAfterFrame = (): number => requestAnimationFrame(() => setTimeout(reveal));
addEventListener('hashchange', revealAfterFrame);
addEventListener('load', revealAfterFrame);
