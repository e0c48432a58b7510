// Compares the ids of rules and scenarios with those of the last published version. A release does so before it packs.
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGE_ROOT, SUITE } from '../adapter/contract/package';
import { goneIds, parseIds, reusedIds } from './published-ids';

const version = publishedVersion();
if (version === undefined) {
  console.log(`no ids are compared, because ${SUITE.name} is not published yet`);
} else {
  const name = `${SUITE.name}@${version}`;
  const published = ['exec', '--yes', `--package=${name}`, '--', SUITE.name, 'list'];
  // In this folder, npm would run the suite that is to be published.
  const last = parseIds(run('npm', published, tmpdir()));
  const next = parseIds(run(process.execPath, [join(PACKAGE_ROOT, 'dist/runner/main.js'), 'list']));
  if (last.rules.size === 0)
    throw new Error(`${name} lists no rules: look at the output of its command list`);
  for (const id of goneIds(last, next)) console.log(`gone: ${id}`);
  const findings = reusedIds(last, next);
  for (const finding of findings) console.error(finding);
  console.log(`${next.rules.size} rules were compared with ${name}: ${findings.length} wrong`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

/** Returns the version that users install by default; undefined if nothing is published. */
function publishedVersion(): string | undefined {
  const { status, stdout, stderr } = spawnSync('npm', ['view', SUITE.name, 'version'], { encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  if (stderr.includes('E404')) return undefined;
  throw new Error(`npm cannot say which version of ${SUITE.name} is published; try again:\n${stderr}`);
}

function run(program: string, args: readonly string[], cwd = PACKAGE_ROOT): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
