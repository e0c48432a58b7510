import type * as messages from '@cucumber/messages';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { parseGherkin } from '../../suite/read/gherkin';
import { levelOf } from '../../suite/read/read-feature';
import { requireNone } from '../none';

/**
 * The maximum number of scenarios in a file, so that a reader can take it in, and cucumber stays fast with several
 * workers. An outline counts as one scenario.
 */
const MAX_SCENARIOS = 24;

const TAG_OF_RULE = /^@(?:id:[A-Z]+(?:-[A-Z]+)*-\d\d|section:\d(?:\.\d)*|silent:SILENT-\d\d|surface:\w+)$/;

interface Tagged {
  readonly tags: readonly messages.Tag[];
}

const files = readdirSync(join(PACKAGE_ROOT, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.feature'))
  .map((file) => `features/${file.split(sep).join('/')}`);

const features = files.map((file) => {
  const { feature } = parseGherkin(readFileSync(join(PACKAGE_ROOT, file), 'utf8'), file).document;
  assert.ok(feature, file);
  const rules = feature.children.flatMap(({ rule }) => rule ?? []);
  const scenarios = rules.flatMap((rule) => rule.children.flatMap(({ scenario }) => scenario ?? []));
  return { file, feature, rules, scenarios, isSpec: levelOf(file) === 'spec' };
});

/** Fails with the place and the name of each tag that is found in a feature. */
function requireNoTag(find: (feature: (typeof features)[number]) => readonly messages.Tag[]): void {
  requireNone(
    features.flatMap((one) => find(one).map(({ name, location }) => `${one.file}:${location.line}: ${name}`)),
  );
}

/** Fails with the place of each scenario that is found. */
function requireNoScenario(isWrong: (keywords: readonly string[]) => boolean): void {
  requireNone(
    features.flatMap(({ file, scenarios }) =>
      scenarios
        .filter(({ steps }) => steps.length > 0 && isWrong(steps.map(({ keyword }) => keyword.trim())))
        .map(({ location, name }) => `${file}:${location.line}: ${name}`),
    ),
  );
}

function tagsOf(tagged: readonly Tagged[], prefix = ''): messages.Tag[] {
  return tagged.flatMap(({ tags }) => tags.filter(({ name }) => name.startsWith(prefix)));
}

function isRecording({ name }: messages.Tag): boolean {
  return name.startsWith('@recorded:');
}

describe('the features', () => {
  test(`have at most ${MAX_SCENARIOS} scenarios in a file`, () => {
    requireNone(features.filter(({ scenarios }) => scenarios.length > MAX_SCENARIOS).map(({ file }) => file));
  });

  test('have tags of rules only at rules, in the known forms', () => {
    requireNoTag(({ feature }) => feature.tags);
    requireNoTag(({ rules }) => tagsOf(rules).filter(({ name }) => !TAG_OF_RULE.test(name)));
    requireNoTag(({ scenarios }) =>
      tagsOf(scenarios).filter((tag) => !/^@surface:\w+$/.test(tag.name) && !isRecording(tag)),
    );
    requireNoTag(({ scenarios }) =>
      tagsOf(scenarios.flatMap(({ examples }) => examples)).filter((tag) => !isRecording(tag)),
    );
  });

  test('have at level spec no recordings, because the expectations come from the document alone', () => {
    requireNoTag(({ isSpec, scenarios }) =>
      isSpec
        ? tagsOf([...scenarios, ...scenarios.flatMap(({ examples }) => examples)]).filter(isRecording)
        : [],
    );
  });

  test('have at level spec no sections, which the sentences of the document give, and no silent points', () => {
    requireNoTag(({ isSpec, rules }) =>
      isSpec ? [...tagsOf(rules, '@section:'), ...tagsOf(rules, '@silent:')] : [],
    );
  });

  // Cucumber adds the tags of a rule to those of its scenarios, and does not know that a scenario's surface replaces the
  // rule's.
  test('have a surface at a rule or at its scenarios', () => {
    requireNoTag(({ rules }) =>
      rules
        .filter((rule) => tagsOf([rule], '@surface:').length > 0)
        .flatMap(({ children }) =>
          tagsOf(
            children.flatMap(({ scenario }) => scenario ?? []),
            '@surface:',
          ),
        ),
    );
  });

  test('have a Then in each scenario, without which it expects nothing', () => {
    requireNoScenario((keywords) => !keywords.includes('Then'));
  });

  test('have each Given before the first When', () => {
    requireNoScenario((keywords) => {
      const action = keywords.findIndex((keyword) => keyword === 'When' || keyword === 'Then');
      return action !== -1 && keywords.lastIndexOf('Given') > action;
    });
  });
});
