import type { SourceFile } from './project-files';

const PATH_OF_A_MACHINE = /(?<![\w.)])\/(?:work|home|root|Users)\/\w/;
const HOST = /\bhttps?:\/\/([^/\s"'`)>]+)/g;
const REGISTRY = /(?:^|[.-])(?:registry|npmjs|artifactory|nexus|verdaccio)(?:[.-]|$)/;

/**
 * Finds text that is only valid on one machine: a path in a user's folder, or the host of a registry, which each user
 * chooses.
 */
export function textFindings({ file, source }: SourceFile): string[] {
  return source.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    const hosts = [...line.matchAll(HOST)].map(([, host = '']) => host);
    const isResolved = file === 'package-lock.json' && /"resolved": "http/.test(line);
    return [
      ...(PATH_OF_A_MACHINE.test(line) ? [`${place}: names a folder of one machine: ${line.trim()}`] : []),
      ...(isResolved || hosts.some((host) => REGISTRY.test(host))
        ? [`${place}: names the host of a registry: ${line.trim()}`]
        : []),
    ];
  });
}
