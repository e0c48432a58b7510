// The program that runs a port in TypeScript or JavaScript: `node main.js <adapter module>`.
import { AdapterModuleError } from './load-adapter';
import { serve } from './serve';

serve(String(process.argv[2])).catch((thrown: unknown) => {
  // The port made no mistake if the suite has stopped reading its responses.
  if ((thrown as NodeJS.ErrnoException).code !== 'EPIPE')
    console.error(thrown instanceof AdapterModuleError ? thrown.message : thrown);
  process.exit(1);
});
