import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import type { Language } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { Finding } from '../messages';
import { HIGHLIGHTING } from './language';

/** The properties of an editor. */
export interface EditorOptions {
  /** The name of the editor for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly language: Language;
  /** Whether lines have numbers and marks. */
  readonly hasLines: boolean;
  /** Is called with the text when the user changes it. */
  readonly onChange: (text: string) => void;
  /** Is called when the user presses Control and Enter, or Command and Enter. */
  readonly onRun: () => void;
}

/** A text editor. */
export class Editor {
  private readonly view: EditorView;

  constructor(parent: HTMLElement, { label, text, language, hasLines, onChange, onRun }: EditorOptions) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (onRun(), true) }])),
          ...(hasLines ? [lineNumbers(), lintGutter()] : []),
          history(),
          language,
          HIGHLIGHTING,
          keymap.of([...historyKeymap, ...defaultKeymap]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) onChange(state.doc.toString());
          }),
          // The editor can be focused even without a tabindex, but accessibility checkers do not notice this.
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          THEME,
        ],
      }),
    });
  }

  /** Replaces the text, unless the editor already has it. */
  replace(text: string): void {
    const { doc } = this.view.state;
    if (doc.toString() !== text) this.view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
  }

  /** Marks the lines of findings. */
  mark(findings: readonly Finding[]): void {
    const { doc } = this.view.state;
    const diagnostics = findings.map(({ line, message }) => {
      const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      return { from, to, severity: 'error' as const, message };
    });
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  /** Removes the editor. */
  destroy(): void {
    this.view.destroy();
  }
}

const THEME = EditorView.theme({
  '&': { maxHeight: '36rem', color: 'var(--vp-c-text-1)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--vp-c-brand-1)', outlineOffset: '-2px' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--vp-font-family-mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--vp-c-text-1)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--vp-c-text-1)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--vp-c-brand-soft) !important',
  },
  '.cm-gutters': { color: 'var(--vp-c-text-2)', backgroundColor: 'transparent', border: 'none' },
  '.cm-tooltip': {
    color: 'var(--vp-c-text-1)',
    backgroundColor: 'var(--vp-c-bg-elv)',
    border: '1px solid var(--vp-c-divider)',
    borderRadius: '4px',
    maxWidth: 'min(32rem, 90vw)',
  },
});
