import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { ScriptFolder, SharedFolders } from '../../../suite/play/script-folder';
import { ScriptPlay } from '../../../suite/play/script-play';
import { POSIX_ONLY } from '../../processes';
import { playScript, scriptedSession, scriptWith } from './scripted-session';

describe('files', () => {
  const at = (path: string): object => ({ loader: { format: 'json', path } });
  const pathIn = (params: object): string => (params as { loader: { path: string } }).loader.path;

  test('are in a folder that takes the place of {dir} in the paths of loaders, until the end', async () => {
    const read: string[] = [];
    const session = scriptedSession((_, params) =>
      read.push(readFileSync(join(pathIn(params), 'en.json'), 'utf8')),
    );
    const inline = { format: 'inline', translations: { en: { format: 'a', path: '{dir}' } } };
    const params = { ...at('{dir}/a'), others: [inline, { format: 'yaml', path: '{dir}' }] };
    await playScript(scriptWith({ method: 'load', params, files: { 'a/en.json': '{}' } }), session);
    assert.deepEqual(read, ['{}']);
    const [sent] = session.params as [typeof params];
    const folder = pathIn(sent).slice(0, -'/a'.length);
    assert.deepEqual(sent, { ...at(`${folder}/a`), others: [inline, { format: 'yaml', path: folder }] });
    assert.ok(!existsSync(folder));
  });

  test('may be in a temporary folder whose name has signs that mean something in a replacement', async (context) => {
    const { TMPDIR = tmpdir() } = process.env;
    const folder = mkdtempSync(join(TMPDIR, "a $& b $' -"));
    context.after(() => {
      process.env['TMPDIR'] = TMPDIR;
      rmSync(folder, { recursive: true });
    });
    process.env['TMPDIR'] = folder;
    const session = scriptedSession((_, params) => assert.ok(pathIn(params).startsWith(folder)));
    await playScript(scriptWith({ method: 'load', params: at('{dir}'), files: { a: '' } }), session);
    assert.equal(session.params.length, 1);
  });

  test('are changed only after earlier calls have ended', async () => {
    const texts: string[] = [];
    const session = scriptedSession(async (_, params) => {
      await delay(10);
      texts.push(readFileSync(join(pathIn(params), 'a'), 'utf8'));
    });
    const changing = scriptWith(
      { method: 'load', params: at('{dir}'), files: { a: 'before' } },
      { method: 'load', params: at('{dir}'), files: { a: 'after' } },
    );
    assert.deepEqual(await playScript(changing, session), {});
    assert.deepEqual(texts, ['before', 'after']);
    assert.equal(new ScriptPlay(session, changing).canBeSentAhead, false);
  });

  test('are shared by plays if the caller says so, and then remain', async (context) => {
    const session = scriptedSession();
    const folders = new SharedFolders();
    const script = scriptWith({ method: 'load', params: at('{dir}'), files: { a: 'text' } });
    for (const play of [1, 2].map(() => new ScriptPlay(session, script, new ScriptFolder(folders)))) {
      await play.play();
      play.clean();
    }
    const [one, other] = session.params.map(pathIn) as [string, string];
    context.after(() => rmSync(one, { recursive: true }));
    assert.equal(one, other);
    assert.equal(readFileSync(join(one, 'a'), 'utf8'), 'text');
  });

  test(
    'may be such that they cannot be removed, and are then left until the end of the process',
    POSIX_ONLY,
    async (context) => {
      const nest = `for (let i = 0; i < 30; i += 1) { fs.mkdirSync('x'.repeat(200)); process.chdir('x'.repeat(200)); }`;
      const session = scriptedSession((_, params) => {
        spawnSync(process.execPath, ['-e', nest], { cwd: pathIn(params) });
      });
      const script = scriptWith({ method: 'load', params: at('{dir}'), files: { a: 'text' } });
      const play = new ScriptPlay(session, script);
      await play.play();
      play.clean();
      const folder = pathIn(session.params[0]!);
      assert.ok(existsSync(folder));
      context.after(() => spawnSync('rm', ['-rf', folder]));
    },
  );

  test('are in folders that are all removed at the end of the process, even if this failed before', () => {
    // On Windows, a folder cannot be removed while the port has a file in it open.
    const ended = `
      const fs = require('node:fs');
      const { rmSync } = fs;
      const { ScriptFolder } = require(${JSON.stringify(require.resolve('../../../suite/play/script-folder'))});
      for (const play of [1, 2, 3]) {
        const folder = new ScriptFolder();
        folder.write({ a: 'text' });
        console.log(folder.fillIn({ path: '{dir}' }).path);
        if (play === 2) fs.rmSync = () => { throw new Error('EBUSY') };
        if (play < 3) folder.remove();
        fs.rmSync = rmSync;
      }`;
    const { stdout } = spawnSync(process.execPath, ['-e', ended], { encoding: 'utf8' });
    const folders = stdout.trim().split('\n');
    assert.equal(new Set(folders).size, 3);
    for (const folder of folders) assert.ok(!existsSync(folder), folder);
  });

  test('may be removed by the port', async () => {
    const session = scriptedSession((_, params) => rmSync(pathIn(params), { recursive: true }));
    const script = scriptWith({ method: 'load', params: at('{dir}'), files: { a: 'text' } });
    assert.deepEqual(await playScript(script, session), {});
  });

  test('that cannot be written end the run', async () => {
    const script = scriptWith({ method: 'load', files: { a: '', 'a/b': '' } });
    await assert.rejects(playScript(script, scriptedSession()), { code: /^(?:EEXIST|ENOTDIR)$/ });
  });

  test('that cannot be written leave no folder, as on a full disk', async () => {
    const folder = new ScriptFolder();
    assert.throws(() => folder.write({ a: '', 'a/b': '' }));
    const path = pathIn(folder.fillIn(at('{dir}')));
    assert.ok(existsSync(path));
    folder.remove();
    assert.ok(!existsSync(path));
  });
});
