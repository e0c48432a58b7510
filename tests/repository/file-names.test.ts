import { test } from 'node:test';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { projectFiles } from './project-files';
import { requireNone } from '../none';

/** Names and characters that Windows refuses. Git for Windows then checks out no file at all. */
const REFUSED = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)|[<>:"|?*\\]|[. ](?:\/|$)/i;

test('each file has a name that Windows accepts, and that differs from others by more than its case', () => {
  const files = projectFiles(PACKAGE_ROOT);
  requireNone(files.filter((file) => REFUSED.test(file)));
  const names = files.map((file) => file.toLowerCase()).sort();
  requireNone(names.filter((name, index) => name === names[index + 1]));
});
