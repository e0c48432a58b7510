import { Command } from 'commander';
import { serve } from '../../adapter/host/serve';
import type { CommandContext } from './command-context';
import { PORT_OPTIONS } from './port-options';
import { adapterFile } from './run-options';

const EPILOGUE = `
Answers the adapter protocol, one JSON-RPC request a line, until shutdown or the end of the input.

Examples:
  $ echo '{"jsonrpc":"2.0","id":1,"method":"constants"}' | i18n-conformance serve
  $ i18n-conformance serve --adapter ./adapter.ts < talk.jsonl`;

/** Defines `serve`. */
export function defineServe(context: CommandContext): Command {
  return new Command('serve')
    .description(
      'answer the adapter protocol on standard input and output: as the reference, or as another adapter',
    )
    .addOption(PORT_OPTIONS.adapter)
    .addHelpText('after', EPILOGUE)
    .action(async ({ adapter }: { readonly adapter?: string }) => serve(adapterFile(adapter, context)));
}
