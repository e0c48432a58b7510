import { Command } from 'commander';
import { serve } from '../../adapter/host/serve';
import { type CommandContext } from './arguments';
import { PORT_OPTIONS, adapterFile } from './port-options';

const EPILOGUE = `
serve answers JSON-RPC requests, one per line, until shutdown or the end of the
input.

Examples:
  $ i18n-conformance serve < session.jsonl
  $ i18n-conformance serve --adapter ./adapter.ts < session.jsonl`;

/** Defines `serve`. */
export function defineServe(context: CommandContext): Command {
  return new Command('serve')
    .description('run the reference or an adapter module as a server of the adapter protocol')
    .addOption(PORT_OPTIONS.adapter)
    .addHelpText('after', EPILOGUE)
    .action(async ({ adapter }: { readonly adapter?: string }) => serve(adapterFile(adapter, context)));
}
