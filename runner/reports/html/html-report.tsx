import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { compiledFile, PACKAGE_ROOT } from '../../../adapter/contract/package';
import { fixturesOf, readFixture } from '../../../suite';
import type { WriteReport } from '../../document/document';
import { safeText } from '../../text/escape';
import { CurrentReport, type Report, reportOf } from './context';
import { Failures, Faults } from './failures';
import { KnownFailures, Lacks } from './lacks';
import { Observations } from './observations';
import { ChapterTable, Filter, Summary } from './overview';
import { Chapters } from './rule';
import { addressOf, Section } from './text';

/** Writes the report for a browser: one page without external resources. */
export const htmlReport: WriteReport = (judgement, reproduce) => {
  const style = readFileSync(compiledFile('runner/reports/html/styles/page.css'), 'utf8');
  const script = readFileSync(compiledFile('runner/reports/html/client/page.js'), 'utf8');
  const report = reportOf(judgement, reproduce);
  const main = renderToString(
    <CurrentReport.Provider value={report}>
      <Main {...report} />
    </CurrentReport.Provider>,
  );
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content={policyOf(style, script)} />
        <title>{`${report.document.port}: ${report.document.conclusion}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        {/* The port's texts may contain characters that change what a reader sees, such as the writing direction. */}
        <main dangerouslySetInnerHTML={{ __html: safeText(main) }} />
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
};

/**
 * The summary, links to the parts of the page, and the parts themselves, in the order in which a port's author needs
 * them.
 */
function Main({ judgement, document }: Report): VNode {
  const { rules, observations, differences } = judgement;
  const fixtures = [...rules, ...observations.rules]
    .flatMap(({ trials }) => trials)
    .flatMap(({ trial }) => fixturesOf(trial));
  const parts = [
    ['faults', 'Adapter faults', document.faults.length > 0 && <Faults />],
    ['failures', 'Failures', document.findings.length > 0 && <Failures />],
    ['chapters', 'Chapters', <ChapterTable />],
    ['unsupported', 'Unsupported', document.absentSurfaces.length + document.lacks.length > 0 && <Lacks />],
    [
      'known-failures',
      'Known failures',
      document.outOfDate.length + document.knownFailures.length > 0 && <KnownFailures />,
    ],
    [
      'rules',
      'Rules and scenarios',
      <Section id="rules" title="Rules and scenarios">
        <Filter />
        <Chapters rules={rules} />
      </Section>,
    ],
    ['observations', 'Silent points', differences.length + observations.rules.length > 0 && <Observations />],
    ['fixtures', 'Fixtures', fixtures.length > 0 && <Fixtures folders={[...new Set(fixtures)].sort()} />],
  ] as const;
  const present = parts.filter(([, , part]) => part);
  return (
    <>
      <Summary />
      <nav aria-label="Parts of the report">
        {present.map(([id, title]) => (
          <>
            <a href={addressOf(id)}>{title}</a>{' '}
          </>
        ))}
      </nav>
      {present.map(([, , part]) => part)}
    </>
  );
}

/**
 * Returns the content security policy of the page. The policy allows the page's own style and script, but no requests.
 */
function policyOf(style: string, script: string): string {
  return [
    `default-src 'none'`,
    `style-src '${digest(style)}'`,
    `script-src '${digest(script)}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

function digest(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** The fixture folders that are named in steps, each once, with their files. The steps link to these folders. */
function Fixtures({ folders }: { readonly folders: readonly string[] }): VNode {
  return (
    <Section id="fixtures" title="Fixtures">
      {folders.map((folder) => (
        <details class="fixture" id={folder}>
          <summary class="id">{folder}</summary>
          {readFixture(PACKAGE_ROOT, folder).map(({ file, text }) => (
            <>
              <h3 class="id">{file}</h3>
              <pre>
                <code>{text}</code>
              </pre>
            </>
          ))}
        </details>
      ))}
    </Section>
  );
}
