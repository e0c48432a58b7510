import { button, element, newId } from './dom';

/** A tab and the panel that it shows. */
export interface Tab {
  readonly title: string;
  readonly panel: HTMLElement;
}

/** Creates tabs that show one of several panels. The arrow keys move between the tabs. */
export function tabs(label: string, all: readonly Tab[], first: number): HTMLElement {
  const buttons: HTMLButtonElement[] = [];
  const panels = all.map(({ panel }) =>
    element('div', { role: 'tabpanel', id: newId(), tabindex: '-1' }, panel),
  );
  const show = (shown: number): void => {
    buttons.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === shown));
      tab.tabIndex = index === shown ? 0 : -1;
      panels[index]!.hidden = index !== shown;
    });
  };
  all.forEach(({ title }, index) => {
    const tab = button(title, () => show(index), {
      role: 'tab',
      id: newId(),
      'aria-controls': panels[index]!.id,
    });
    panels[index]!.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (step === undefined) return;
      const next = (index + step + all.length) % all.length;
      show(next);
      buttons[next]!.focus();
    });
    buttons.push(tab);
  });
  show(first);
  return element(
    'div',
    {},
    element('div', { role: 'tablist', 'aria-label': label, class: 'pg-tabs' }, ...buttons),
    ...panels,
  );
}
