import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import type { Language } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { Finding } from '../messages';
import { element } from './dom';
import { HIGHLIGHTING } from './language';

/** The properties of an editor. */
export interface EditorOptions {
  /** The name of the editor for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly language: Language;
  /** Whether lines have numbers and marks. */
  readonly hasLines?: boolean;
  /** Is called when the user presses Control and Enter, or Command and Enter. */
  readonly onRun: () => void;
}

/** A text editor. */
export class Editor {
  /** The element that contains the editor. */
  readonly host: HTMLElement = element('div', { class: 'pg-editor' });
  private readonly view: EditorView;

  constructor({ label, text, language, hasLines = true, onRun }: EditorOptions) {
    const root = this.host.attachShadow({ mode: 'open' });
    this.view = new EditorView({
      // In a shadow root, the styles are adopted style sheets. In a document, they would be a style element, which the
      // content security policy forbids.
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (onRun(), true) }])),
          ...(hasLines ? [lineNumbers(), lintGutter()] : []),
          history(),
          language,
          HIGHLIGHTING,
          keymap.of([...historyKeymap, ...defaultKeymap]),
          // The editor can be focused even without a tabindex, but accessibility checkers do not notice this.
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          TYPING_OVER_SELECTION,
          THEME,
        ],
      }),
    });
  }

  /** The text of the editor. */
  get text(): string {
    return this.view.state.doc.toString();
  }

  set text(text: string) {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
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

  /** Moves the focus to the editor. */
  focus(): void {
    this.view.focus();
  }
}

/**
 * Replaces the selection by the typed text. Otherwise, Chromium would copy the style of the old text by an inline
 * style, which the content security policy forbids.
 */
const TYPING_OVER_SELECTION = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, { state, dispatch }) {
    if (inputType !== 'insertText' || data === null || state.selection.main.empty) return false;
    dispatch(
      state.update(state.replaceSelection(state.toText(data)), {
        userEvent: 'input.type',
        scrollIntoView: true,
      }),
    );
    return true;
  },
});

const THEME = EditorView.theme({
  '&': {
    maxHeight: '36rem',
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
    fontSize: '0.8125rem',
  },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--accent-soft) !important',
  },
  '.cm-gutters': { color: 'var(--soft)', backgroundColor: 'transparent', border: 'none' },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--sunken)',
    border: '1px solid var(--line)',
    borderRadius: '4px',
    maxWidth: 'min(32rem, 90vw)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad)',
    textUnderlineOffset: '3px',
  },
  // A character instead of a picture, because a content security policy may forbid pictures.
  '.cm-lint-marker-error': { content: 'normal', color: 'var(--bad)', fontWeight: '700' },
  '.cm-lint-marker-error::before': { content: '"✗"' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
});
