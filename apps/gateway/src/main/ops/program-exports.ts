import { open } from 'node:fs/promises';
import type { OfficeApi } from '@parlour/office-api';
import type { Command } from 'commander';
import { CommandError, type Run, type Shared, type Verb } from './command-shape.ts';

/** Commands about files exported from lists. */
export function addExports(program: Command, verb: Verb, run: Run): void {
  const exports = program.command('exports').description('What lists find, as files of comma-separated values.');
  verb(exports, 'start <list>', 'begin to write what a list finds, such as listMembers; exports list shows how far it is')
    .option('--filter <name=value...>', 'as the list is filtered, such as status=blocked')
    .option('--personal', 'with personal data in clear')
    .action((list: string, { filter = [], personal, merchant }: Shared & { filter?: string[]; personal?: boolean }) =>
      run((office) => office.call('startExport', { body: { list, filter: filterOf(filter), personal: personal ?? false, merchant } })),
    );
  verb(exports, 'list', 'your own of the last 24 hours').action(() =>
    run((office) => office.call('listExports', {}), { none: 'You have exported nothing.' }),
  );
  verb(exports, 'fetch <id> <file>', 'write one of your own into a new file that only you can read').action((id: string, file: string) =>
    run((office) => fetchInto(office, id, file)),
  );
}

function filterOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new CommandError(`${pair} is no filter: write it like status=blocked.`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

async function fetchInto(office: OfficeApi, id: string, file: string): Promise<object> {
  // Requested before the file is created, so that a refusal leaves no file behind.
  let part = await office.call('getExportPart', { query: { id } });
  const written = await open(file, 'wx', 0o600);
  try {
    for (;;) {
      await written.appendFile(part.text);
      if (part.next === null) break;
      part = await office.call('getExportPart', { query: { id, part: part.next } });
    }
    return { file, size: (await written.stat()).size };
  } finally {
    await written.close();
  }
}
