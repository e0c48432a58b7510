import { beforeTests } from '../before-tests';
import { testListedNames, testListsOfNames } from './drawn/listed-names';
import { testKeywords, testSentences } from './drawn/sentences';
import { testArguments, testRestriction, testSurfaces } from './drawn/surfaces';
import { testQuoting, testWrittenValues } from './drawn/written-values';
import { playDrawn } from './scenarios';

/** The number of scenarios of a level: with fewer, some operation is not called on some surface. */
const SCENARIOS = 200;

// Playing them takes seconds, so that they are played once for all that holds for each of them.
beforeTests(
  async () => ({ spec: await playDrawn('spec', SCENARIOS), crystal: await playDrawn('crystal', SCENARIOS) }),
  (played) => {
    for (const level of ['spec', 'crystal'] as const) {
      testListedNames(level, played[level]);
      testSentences(level, played[level]);
      testSurfaces(level, played[level]);
      testWrittenValues(level, played[level]);
    }
    testArguments(played.spec);
    testListsOfNames();
    testKeywords();
    testRestriction();
    testQuoting();
  },
);
