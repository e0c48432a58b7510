import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { preProcessFile } from 'typescript';
import type { SourceFile } from './project-files';

/** The rooms of the project that a room may use besides itself. Those that are not listed may use all. */
const ROOMS: { readonly [room: string]: readonly string[] } = {
  adapter: [],
  suite: [],
  reference: [],
  steps: ['adapter'],
  play: ['adapter', 'steps', 'suite'],
  fuzz: ['adapter', 'play', 'runner', 'steps', 'suite'],
  ports: ['adapter', 'reference'],
  runner: ['adapter', 'fuzz', 'play', 'steps', 'suite'],
};

/** The packages that the reference may use: it is a library, and each of them is one of its users' too. */
const PACKAGES_OF_REFERENCE = ['js-yaml'];

/**
 * The imports that point the wrong way: out of a room into one that it must not know, or out of a room that is
 * published to a package that users do not get.
 *
 * @param dependencies the packages that users get with this one
 */
export function roomFindings({ file, source }: SourceFile, dependencies: readonly string[]): string[] {
  const room = file.split('/')[0] ?? '';
  const mayUse = ROOMS[room];
  if (mayUse === undefined) return [];
  const packages = room === 'reference' ? PACKAGES_OF_REFERENCE : dependencies;
  return preProcessFile(source, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    const place = `${file}:${source.slice(0, pos).split('\n').length}`;
    if (!fileName.startsWith('.')) {
      if (isBuiltin(fileName) || packages.includes(packageOf(fileName))) return [];
      return [`${place}: ${room}/ may use ${packages.join(', ')}, and not ${fileName}`];
    }
    const other = join(dirname(file), fileName).split('/')[0] ?? '';
    if (other === room || mayUse.includes(other) || other.includes('.')) return [];
    return [`${place}: ${room}/ may use ${mayUse.join(' and ') || 'no other room'}, and not ${other}/`];
  });
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
