import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { callCommand } from './call-command';
import { adapterFile, select } from './ports';
import { launchBrowser, openTab, type OpenPage } from '../site/chromium';

/** A text of a port that would be markup, a script, or a text in the other direction, if it were not escaped. */
export const HOSTILE = `</code><img src="x" onerror="document.title = 'hacked'"><b>bold</b>\u202e`;

const REFERENCE = JSON.stringify(join(PACKAGE_ROOT, 'dist/ports/reference.js'));
const FLAWED = JSON.stringify(adapterFile('flawed.js'));

/** Adapters with flaws, and the options of the run that judges them. */
const RUNS = {
  conformant: {
    source: `module.exports = require(${REFERENCE}).default;`,
    options: select('LOOKUP-*'),
  },
  'many failures': {
    source: `const create = require(${REFERENCE}).default;
      module.exports = () => Object.assign(Object.create(create()), { localize: async () => 'wrong' });`,
    options: [],
  },
  hostile: {
    source: `const create = require(${FLAWED});
      module.exports = async () => Object.assign(await create(), { localize: async () => ${JSON.stringify(HOSTILE)} });`,
    options: select('CONSTANT-*', 'BLOCK-03', 'MISSING-02', 'TIME-01', 'LOOKUP-03', 'RULE-22', 'TAG-01'),
  },
  faulty: {
    source: `const create = require(${REFERENCE}).default;
      const fail = async () => { console.error(${JSON.stringify(HOSTILE)}); process.exit(3); };
      module.exports = () => Object.assign(Object.create(create()), { constants: fail, localize: async () => 'wrong' });`,
    options: [...select('CONSTANT-*', 'TIME-0*', 'LOOKUP-03'), '--known-failures', 'known.txt'],
  },
} as const;

/** A list of known failures with an entry that holds, one that is out of date, and one that matches nothing. */
const KNOWN_FAILURES = `TIME-02/*  # the formats ${HOSTILE.replace(/\W+/g, ' ')} are not supported yet
LOOKUP-03/*  # this was mended
NOWHERE-01  # no such rule
`;

/** The name of a report. */
export type ReportName = keyof typeof RUNS;

/** Reports of runs, opened from the file system in a browser. */
export class ReportPages {
  /** The tab that all tests share, because opening a tab takes longer than loading a report. */
  private tab: OpenPage | undefined;
  /** The address of the report that is shown, or is being loaded. */
  private shown = '';

  private constructor(
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  /** Judges the ports and starts the browser. */
  static async create(): Promise<ReportPages> {
    const folder = await mkdtemp(join(tmpdir(), 'i18n-report-'));
    await writeFile(join(folder, 'known.txt'), KNOWN_FAILURES);
    for (const [name, { source, options }] of Object.entries(RUNS)) {
      await writeFile(join(folder, `${name}.js`), source);
      const { stderr } = await callCommand(
        ['run', '--adapter', `${name}.js`, ...options, '--report', `html=${name}.html`],
        folder,
      );
      assert.equal(stderr, '');
    }
    return new ReportPages(await launchBrowser(), folder);
  }

  /** Errors in the console, and requests of anything but the reports. */
  get problems(): readonly string[] {
    return this.tab?.problems ?? [];
  }

  /** Loads a report at a place on it. */
  async open(name: ReportName, hash = ''): Promise<Page> {
    this.tab ??= await this.openTab(true);
    return this.load(this.tab.page, name, hash);
  }

  /** Loads a report in a browser that runs no scripts. */
  async openWithoutScript(name: ReportName): Promise<Page> {
    return this.load((await this.openTab(false)).page, name);
  }

  private openTab(javaScript: boolean): Promise<OpenPage> {
    return openTab(this.browser, (url) => url.replace(/#.*/, '') === this.shown, { javaScript });
  }

  private async load(page: Page, name: ReportName, hash = ''): Promise<Page> {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light' });
    // Without this, the browser would not load a report whose address differs in its hash alone.
    this.shown = 'about:blank';
    await page.goto(this.shown);
    this.shown = pathToFileURL(join(this.folder, `${name}.html`)).href;
    await page.goto(`${this.shown}${hash}`);
    return page;
  }

  /** Ends the browser and removes the files. */
  async close(): Promise<void> {
    await this.browser.close();
    await rm(this.folder, { recursive: true });
  }
}
