import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { KIT_NAMES } from '../../runner/init/kits';
import { callCommand } from '../runner/call-command';
import { temporaryFolder } from '../runner/command';
import { EXAMPLES, writeFilledKit } from './filled-kit';
import { reasonToSkip } from './toolchains';

for (const kit of KIT_NAMES) {
  const example = EXAMPLES[kit];
  if (example === undefined) continue;
  test(
    `the operations in README.md of the kit for ${kit} work`,
    { skip: reasonToSkip(kit) ?? false },
    async () => {
      const folder = join(temporaryFolder(), 'kit');
      await writeFilledKit(kit, example, folder);
      const { surface } = example;
      const { stdout: checked } = await callCommand(['check', '--verbose', ...example.port], folder);
      for (const call of [`translate (${surface})`, `with_locale (a block that raises, ${surface})`]) {
        assert.ok(checked.includes(`\nok          ${call}: `), checked);
      }
      const options = ['--surface', surface, '--select', 'LOOKUP-01'];
      const { status, stdout } = await callCommand(['run', ...example.port, ...options], folder);
      assert.equal(status, 0, stdout);
    },
  );
}
