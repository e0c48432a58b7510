// Mutates folders or files: `npm run proof:mutation -- [folder or file]...`. A folder fails below its threshold.
import { Stryker } from '@stryker-mutator/core';
import { existsSync } from 'node:fs';
import { FOLDERS, optionsFor } from './options.mjs';

const parts = process.argv.slice(2).map((part) => part.replace(/\/$/, ''));
const folders = Object.keys(FOLDERS);
const isFile = (part) =>
  folders.some((folder) => part.startsWith(`${folder}/`)) && part.endsWith('.ts') && existsSync(part);
const unknown = parts.find((part) => !folders.includes(part) && !isFile(part));

if (unknown === undefined) {
  for (const part of parts.length > 0 ? parts : folders) {
    console.log(`\n${part}: reports/mutation/${part}.html`);
    // Stryker sets the exit status when the score is below the threshold.
    await new Stryker(optionsFor(part)).runMutationTest();
  }
} else {
  console.error(
    `error: ${unknown} is neither one of the folders, nor a TypeScript file in one: ${folders.join(', ')}`,
  );
  process.exitCode = 2;
}
