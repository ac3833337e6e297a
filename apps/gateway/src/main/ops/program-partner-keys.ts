import { readFile } from 'node:fs/promises';
import type { components } from '@parlour/office-api/contract';
import { Argument, type Command } from 'commander';
import { CommandError, type Run, type Verb } from './command-shape.ts';

type Schema = components['schemas'];
type KeyName = Schema['PartnerKeyName'];
const names = ['signing', 'api', 'webhook'] as const satisfies readonly KeyName[];

interface Replacement {
  overlap?: string;
  reason: string;
}

const usualOverlap = '24';

/** Commands about the keys of payment providers. */
export function addProviderKeys(program: Command, verb: Verb, run: Run): void {
  const providers = program.command('providers').description('Payment providers, and the keys between them and this installation.');
  verb(providers, 'keys', 'fingerprints of the keys, and when and by which operator they were replaced').action(() =>
    run(async (office) => ({ list: (await office.call('listProviderKeys', {})).list.map(row) }), { none: 'There are no providers.' }),
  );
  replacing(
    verb(providers, 'key <provider>', 'replace a key; two operators must want it').addArgument(nameArgument()).argument('<file>', inFile),
  ).action((provider: string, name: KeyName, file: string, { overlap = name === 'api' ? '0' : usualOverlap, reason }: Replacement) =>
    run(async (office) =>
      row(
        await office.call('replaceProviderKey', {
          body: { provider, name, secret: await secretIn(file), overlapHours: hoursOf(overlap), reason },
        }),
      ),
    ),
  );
  verb(providers, 'end-overlap <provider>', 'stop accepting the previous key; two operators must want it')
    .addArgument(nameArgument())
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((provider: string, name: KeyName, { reason }: { reason: string }) =>
      run(async (office) => row(await office.call('endProviderKeyOverlap', { body: { provider, name, reason } }))),
    );
}

/** Commands about the keys of vendors, below `vendors`. */
export function addVendorKeys(vendors: Command, verb: Verb, run: Run): void {
  verb(vendors, 'keys', 'fingerprints of the keys, and when and by which operator they were replaced').action(() =>
    run(async (office) => ({ list: (await office.call('listVendorKeys', {})).list.map(row) }), { none: 'There are no vendors.' }),
  );
  replacing(verb(vendors, 'key <vendor>', 'replace its key; two operators must want it').argument('<file>', inFile)).action(
    (vendor: string, file: string, { overlap = usualOverlap, reason }: Replacement) =>
      run(async (office) =>
        row(
          await office.call('replaceVendorKey', { body: { vendor, secret: await secretIn(file), overlapHours: hoursOf(overlap), reason } }),
        ),
      ),
  );
  verb(vendors, 'end-overlap <vendor>', 'stop accepting the previous key; two operators must want it')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((vendor: string, { reason }: { reason: string }) =>
      run(async (office) => row(await office.call('endVendorKeyOverlap', { body: { vendor, reason } }))),
    );
}

// Every user of the machine can read arguments.
const inFile = 'a file that holds the new key; /dev/stdin for what is piped in';
const nameArgument = () => new Argument('<key>').choices(names);

const replacing = (command: Command) =>
  command
    .option('--overlap <hours>', `for how many hours the previous key is still accepted; ${usualOverlap}, and 0 for an api key`)
    .requiredOption('--reason <text>', 'why, for the audit log');

async function secretIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`There is no file ${file}.`);
  });
  return text.trim();
}

function hoursOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new CommandError(`${text} is not a number of hours such as 24.`);
  return Number(text);
}

/** A key on one line; a proposal that waits for a second operator is printed unchanged. */
function row(answer: Schema['PartnerKey'] | Schema['Waiting']): object {
  if ('approval' in answer) return answer;
  const { partner, name, fingerprint, since, by, previous } = answer;
  return { partner, name, fingerprint, since, by, before: previous?.fingerprint ?? null, until: previous?.until ?? null };
}
