import type { VNode } from 'preact';
import { readFixture } from '../../suite';
import type { KeptCode } from '../data/kept-code';
import { Code } from './code';
import { Heading } from './text';

/** The files of the fixture folders that the scenarios of a rule name. */
export function Fixtures(props: {
  readonly folders: readonly string[];
  readonly packageRoot: string;
}): VNode {
  return (
    <>
      <Heading id="files">Files that the scenarios read</Heading>
      {props.folders.map((folder) => (
        <section id={folder}>
          <h3>
            <code>{folder}</code>
          </h3>
          {readFixture(props.packageRoot, folder).map(({ file, text }) => (
            <details class="file">
              <summary>
                <code>{file.slice(folder.length + 1)}</code>
              </summary>
              <Code code={text} language={file.endsWith('.json') ? 'json' : 'yaml'} label={file} />
            </details>
          ))}
        </section>
      ))}
    </>
  );
}

/**
 * The maximum number of lines of code that are shown. Longer code is a class or a table, of which the beginning is
 * enough.
 */
const MAX_CODE_LINES = 60;

/** The functions of the reference that implement a rule. */
export function ReferenceCode({ code }: { readonly code: readonly KeptCode[] }): VNode {
  return (
    <>
      <Heading id="reference">Where the reference implements it</Heading>
      {code.map(({ file, line, name, source }) => {
        const lines = source.split('\n');
        const hidden = lines.length - MAX_CODE_LINES;
        const shown = hidden > 0 ? [...lines.slice(0, MAX_CODE_LINES), `// … ${hidden} more lines`] : lines;
        return (
          <details class="file" open={lines.length <= 30}>
            <summary>
              <code>{name}</code>{' '}
              <span class="source">
                {file}, line {line}
              </span>
            </summary>
            <Code code={shown.join('\n')} language="typescript" label={`${name} in ${file}`} />
          </details>
        );
      })}
    </>
  );
}
