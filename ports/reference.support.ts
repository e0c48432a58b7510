import { AfterAll, BeforeAll } from '@cucumber/cucumber';
import { currentSession, setCurrentSession } from '../adapter/contract/current-session';
import { openInProcessSession } from '../adapter/client/in-process-session';
import createAdapter from './reference';

// For cucumber's own command line, which knows of no port: it runs the features against the reference.
BeforeAll(async () => setCurrentSession(await openInProcessSession(createAdapter)));

AfterAll(async () => {
  await currentSession()?.close();
  setCurrentSession(undefined);
});
