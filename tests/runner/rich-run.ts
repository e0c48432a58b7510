import { symptomOf } from '../../runner/diagnosis/symptom';
import type { RunResult } from '../../runner/run/run';
import { judge } from '../../runner/verdict/judge';
import type { Judgement } from '../../runner/verdict/judgement';
import type { Rule, Step, Suite } from '../../suite/read';
import { parseKnownFailures } from '../../runner/plan/known-failures';
import { outlineWith, ruleWith, twoChapters } from './judgements';

const LOAD = 'features/loading/yaml.feature';
const STEPS: readonly Step[] = [
  {
    keyword: 'Given',
    text: 'the translations',
    docString: {
      content: `été: |\n\n  L’été | \`\`\` <b>\n${[4, 5, 6, 7, 8, 9, 10, 11, 12, 13].join('\n')}`,
    },
    line: 9,
  },
  { keyword: 'When', text: 'it is translated', line: 10 },
  { keyword: 'Then', text: 'it is "a\\b" and', table: [['key', 'text'], ['été', 'L’été | ☀'], ['', 'a\nb\nc']], line: 11 }, // prettier-ignore
];

const LOOKUP = ruleWith('LOOKUP-01', { names: ['one'], sections: ['4.4.1', '3'] });
const TWICE = ruleWith('LOOKUP-02', { surfaces: ['module'], feature: 'Paths' });
const TABLES = [
  [['case', 'n'], ['zero', '0']],
  [['case', 'n'], ['a|<b>', '12\n']],
]; // prettier-ignore
/** The cases of an outline, each of which shows other contradictions and comes from other recordings. */
const COUNTS = outlineWith('COUNT-01/counts', ['zero', 'a|<b>']).map((one, index) => ({
  ...one,
  outline: { ...one.outline!, examples: TABLES },
  contradictions: [`CONTRADICTION-${index + 1}`, 'CONTRADICTION-3'],
  recordings: [`recording-${index + 1}`],
}));
const KNOWN_RULE = ruleWith('KNOWN-01');
const RULES: readonly Rule[] = [
  ruleWith('LOAD-01', { file: LOAD, feature: 'YAML', surfaces: ['library'], names: ['a', 'b'] }),
  ruleWith('LOAD-02', { file: LOAD, feature: 'YAML', names: ['b'] }),
  {
    ...LOOKUP,
    description: 'Keys are `paths`.\nThey have *parts*.',
    scenarios: LOOKUP.scenarios.map((one) => ({ ...one, steps: STEPS })),
  },
  {
    ...TWICE,
    scenarios: TWICE.scenarios.map((one) => ({
      ...one,
      contradictions: ['CONTRADICTION-1', 'CONTRADICTION-2'],
    })),
  },
  {
    ...ruleWith('COUNT-01', {
      description: 'Of counts\nand   forms.',
      silentPoints: ['SILENT-01', 'SILENT-02'],
    }),
    scenarios: COUNTS,
  },
  ruleWith('SETUP-01', { surfaces: ['module'], names: ['a', 'b'] }),
  ruleWith('SETUP-02', { surfaces: ['catalog'], sections: ['2'] }),
  ruleWith('BLOCK-01', { names: ['a', 'b'] }),
  { ...KNOWN_RULE, scenarios: KNOWN_RULE.scenarios.map((one) => ({ ...one, steps: STEPS })) },
  ruleWith('KNOWN-02'),
  ruleWith('TEXT-01', { level: 'crystal', sections: ['5'] }),
];

/** The suite of the run. */
export const SUITE: Suite = {
  ...twoChapters(RULES, LOAD),
  silentPoints: ['1', '2'].map((nth) => ({
    id: `SILENT-0${nth}`,
    title: `Point ${nth}`,
    sections: ['4.4.1', nth],
    rules: [],
    why: `Silence ${nth}`,
    original: `The original ${nth}`,
    reference: `The reference ${nth}`,
  })),
  document: [
    {
      section: '4.4.1',
      title: 'Keys',
      sentences: [
        { says: 'A simple key finds the stored *text*.', rules: ['LOOKUP-01'], silent: [] },
        {
          says: 'A dotted key is a path.',
          rules: ['LOOKUP-01', 'LOOKUP-02'],
          silent: ['SILENT-01', 'SILENT-02'],
        },
      ],
      tables: [
        {
          title: 'A table',
          columns: ['Name', 'Type'],
          rows: [
            ['key', 'a String'],
            ['count', 'an Int'],
          ],
        },
      ],
    },
  ],
};

type Ending = Pick<RunResult, 'kind' | 'step' | 'problem'>;

const PASSED: Ending = { kind: 'passed' };

function faulty(message: string, stderr: readonly string[]): Ending {
  return { kind: 'fault', problem: { kind: 'fault', message, fault: { reason: 'exited', stderr } } };
}

function lacking(message: string, kind: 'unsupported' | 'not-applicable' = 'unsupported', step = 0): Ending {
  return { kind, step, problem: { kind, message } };
}

/** Ends in a step where the outcome of `translate` deviates. */
function deviating(expected: unknown, outcome: object, surface = 'I18n', step = 0): Ending {
  const deviations = [{ surface, operation: 'translate', expected, ...outcome }];
  return { kind: 'failed', step, problem: { kind: 'failed', message: 'they differ', deviations } };
}

/** Ends in a preparing step, as that of several rules does. */
const NOT_LOADED = deviating('no error', {
  operation: 'inject',
  inWords: true,
  error: { code: -32603, type: 'TypeError', message: 'unsupported `format`' },
});
const LONG = 'a'.repeat(70);
const MISSING = { code: 2, type: 'MissingTranslation', message: 'no "été"\nin fr', at: 'lib/i18n.rb:7' };
/** The ends of trials that did not pass both times that they were played. The others passed. */
const ENDINGS: Readonly<Record<string, readonly Ending[]>> = {
  'LOAD-01/a @library': [faulty('the adapter exited with status 9 in request 12', ['été: <x>', '\u001b[31m::error::x'])], // prettier-ignore
  'LOAD-01/b @library': [faulty('the adapter exited with status 9 in request 345', [])],
  'LOAD-02/b @catalog': [PASSED, deviating('L’été', { actual: 'ete' }, 'catalog')],
  'LOOKUP-01/one @module': [deviating('L’été | 2 × ☀', { actual: 'L’été\n| 2' }, 'I18n', 2)],
  'LOOKUP-01/one @catalog': [deviating('L’été | 2 × ☀', { error: MISSING }, 'catalog', 2)],
  'LOOKUP-02/a-case @module': [deviating([LONG, 'b'], { actual: [LONG, 'c', 'd'] })],
  'SETUP-01/a @module': [NOT_LOADED],
  'SETUP-01/b @module': [NOT_LOADED],
  'SETUP-02/a-case @catalog': [NOT_LOADED],
  'COUNT-01/counts/zero @module': [lacking('no <whole> floats', 'not-applicable')],
  'COUNT-01/counts/zero @catalog': [lacking('no <whole> floats', 'not-applicable')],
  'BLOCK-01/a @module': [lacking('no `with_locale` with a block')],
  'BLOCK-01/a @catalog': [lacking('no blocks in a catalog')],
  'BLOCK-01/b @catalog': [lacking('no blocks in a catalog')],
  'BLOCK-01/b @module': [lacking('no nested\nblocks')],
  'KNOWN-01/a-case @module': [lacking('not yet', 'unsupported', 1)],
  'KNOWN-01/a-case @catalog': [deviating('a', { actual: 'b' }, 'catalog', 2)],
};

/** The trials that the run did not reach, and those that it played only once. */
const NEVER = ['KNOWN-02/a-case @module', 'TEXT-01/a-case @module'];
const ONCE = ['TEXT-01/a-case @catalog'];

const KNOWN = `# as agreed
KNOWN-01 @module  # no *lookups* yet
KNOWN-01/a-case @catalog  # a <wrong> text
KNOWN-02  # fixed
NOWHERE-<&> @module  # gone
`;

/** A known mistake in LOOKUP-01, with which another rule fails too. */
const SHOUTS = {
  id: 'LOOKUP-01/shouts',
  rule: 'LOOKUP-01',
  title: 'Shouts "LOUD"',
  ...madeIn(['LOOKUP-01/one @module', 'LOOKUP-01/one @catalog', 'LOOKUP-02/a-case @module']),
};
// It was not played, so it does not count.
SHOUTS.trials.push(NEVER[0]!);

/** Returns the part of a known mistake that says that it makes these trials end as they did in the run. */
function madeIn(trials: string[]) {
  const outcomes = trials.map((key): [string, string] => {
    const { steps } = SUITE.trials.find((trial) => trial.key === key)!;
    return [key, symptomOf({ trial: { steps }, ...ENDINGS[key]![0]! }).outcome];
  });
  return { trials, outcomes: new Map(outcomes) };
}

/** A run in which everything occurs that a report can say, with values that differ wherever a mix-up is possible. */
export function richRun(): Judgement {
  const { trials, name, version } = SUITE;
  const resultsOf = (repetition: number): RunResult[] =>
    trials.flatMap(({ key }, index) => {
      if (NEVER.includes(key) || (repetition === 1 && ONCE.includes(key))) return [];
      const endings = ENDINGS[key] ?? [PASSED];
      return [{ trial: key, ...(endings[repetition] ?? endings[0]!), milliseconds: 1000 * repetition + 37 * index }]; // prettier-ignore
    });
  return judge(
    SUITE,
    {
      suite: { name, version },
      port: {
        protocol: 1,
        implementation: {
          name: 'i18n-é',
          version: '1.0 <beta>',
          language: 'C#',
          url: 'https://example.org/i18n',
        },
        inexpressible: ['whole-floats'],
      },
      environment: { TZ: 'Asia/Kathmandu', LC_ALL: 'de_DE.utf8' },
      level: 'crystal',
      selection: { select: [], repeat: 2 },
      results: [...resultsOf(0), ...resultsOf(1)],
      end: { interrupted: false, afterFaults: 6, milliseconds: 61_234 },
    },
    parseKnownFailures(KNOWN, 'known.txt'),
    () => [SHOUTS],
  );
}
