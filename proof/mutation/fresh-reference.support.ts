import { AfterAll, BeforeAll } from '@cucumber/cucumber';
import { join, sep } from 'node:path';
import type { Adapter } from '../../adapter/contract/adapter';
import { currentSession, setCurrentSession } from '../../adapter/contract/current-session';
import { openInProcessSession } from '../../adapter/client/in-process-session';

const ROOT = join(__dirname, '../..');
const PORT = join(ROOT, 'ports/reference');
const MUTATED = [join(ROOT, 'reference') + sep, PORT];

// The runs of many mutants share a process. Each loads the reference anew, so that what it remembers beyond a scenario,
// such as compiled patterns, is not that of another mutant.
BeforeAll(async () => {
  for (const file of Object.keys(require.cache)) {
    if (MUTATED.some((path) => file.startsWith(path))) delete require.cache[file];
  }
  const { default: createAdapter } = require(PORT) as { default: () => Adapter };
  setCurrentSession(await openInProcessSession(createAdapter));
});

AfterAll(async () => {
  await currentSession()?.close();
  setCurrentSession(undefined);
});
