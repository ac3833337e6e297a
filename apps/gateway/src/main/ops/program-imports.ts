import { readFileSync } from 'node:fs';
import path from 'node:path';
import { feedFormats, feedKinds, choosableKinds } from '@parlour/domain/feed';
import type { OfficeApi } from '@parlour/office-api';
import type { components } from '@parlour/office-api/contract';
import { Option, type Command } from 'commander';
import { CommandError, type Run, type Verb } from './command-shape.ts';

type Schemas = components['schemas'];
type Feed = Schemas['GameFeed'];
type State = Schemas['FeedApplication']['state'];

/** How many rows of a list are printed at most. */
const mostPrinted = 1000;

interface Applying {
  reason?: string;
  offer: State;
}
interface Importing extends Applying {
  vendor: string;
  format?: Schemas['FeedFile']['format'];
  mapping?: string;
  dryRun?: true;
}

/** Commands about vendors' lists of games. */
export function addImports(games: Command, verb: Verb, run: Run): void {
  const offer = () =>
    new Option('--offer <state>', 'how merchants that have the vendor and the line offer new games')
      .choices(['playable', 'unavailable'])
      .default('unavailable');
  verb(games, 'import <file>', "bring the catalogue in line with a vendor's list; over 50 games, or any that is gone, take two operators")
    .requiredOption('--vendor <code>', 'whose list it is')
    .addOption(new Option('--format <format>', 'told by the content unless given').choices(feedFormats))
    .option('--mapping <file>', 'a JSON file that says which column is what; by default as for the vendor’s last import')
    .option('--dry-run', 'say what it would change, and change nothing')
    .addOption(offer())
    .option('--reason <text>', 'why, for the audit log')
    .action((file: string, options: Importing) => run((office) => importFile(office, file, options)));
  verb(games, 'imports', 'the lists that were checked, latest first')
    .option('--vendor <code>', 'of one vendor')
    .action(({ vendor }: { vendor?: string }) =>
      run(
        async (office) => ({
          list: (await office.call('listFeeds', { query: { vendor } })).list.map(({ applied, ...row }) => ({
            ...row,
            applied: applied && applied.at,
          })),
        }),
        { none: 'No list has been checked yet.' },
      ),
    );
  verb(games, 'import-show <id>', 'what a list would change, in numbers').action((id: string) =>
    run(async (office) => summary(await office.call('getFeed', { query: { id } }))),
  );
  verb(games, 'import-rows <id>', 'what a list does with each game, and why a row is refused')
    .addOption(new Option('--kind <kind>', 'of one kind').choices(feedKinds))
    .action((id: string, { kind }: { kind?: Schemas['FeedKind'] }) =>
      run(async (office) => ({ list: await rowsOf(office, id, kind) }), { none: 'There is no such row.' }),
    );
  verb(games, 'import-map <id> <mapping>', 'read a list again by a JSON file that says which column is what').action(
    (id: string, mapping: string) =>
      run(async (office) => summary(await office.call('mapFeed', { body: { id, mapping: mappingIn(mapping) } }))),
  );
  verb(games, 'import-choose <id>', 'exclude rows from the import, or include them again')
    .addOption(new Option('--kind <kind>', 'all of one kind').choices(choosableKinds))
    .option('--place <place...>', 'those of these places, as import-rows has them')
    .option('--leave-out', 'leave them out')
    .action((id: string, { kind, place, leaveOut }: { kind?: (typeof choosableKinds)[number]; place?: string[]; leaveOut?: true }) =>
      run(async (office) =>
        summary(await office.call('chooseFeedRows', { body: { id, chosen: !leaveOut, kind, places: place?.map(Number) } })),
      ),
    );
  verb(games, 'import-apply <id>', 'change the catalogue as the chosen rows of a list say')
    .addOption(offer())
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((id: string, options: Applying) =>
      run(async (office) => apply(office, await office.call('getFeed', { query: { id } }), options)),
    );
}

async function importFile(office: OfficeApi, file: string, { vendor, format, mapping, dryRun, ...options }: Importing): Promise<object> {
  if (!dryRun && options.reason === undefined)
    throw new CommandError('Say why with --reason, or look first at what would change with --dry-run.');
  const content = readable(() => readFileSync(file).toString('base64'), file);
  const feed = await office.call('checkFeed', {
    body: { vendor, source: path.basename(file), format, content, mapping: mapping === undefined ? undefined : mappingIn(mapping) },
  });
  return dryRun ? summary(feed) : apply(office, feed, options);
}

function apply(office: OfficeApi, { id, plan }: Feed, { reason = '', offer }: Applying): Promise<object> {
  return office.call('applyFeed', { body: { id, plan, state: offer, reason } });
}

async function rowsOf(office: OfficeApi, id: string, kind: Schemas['FeedKind'] | undefined) {
  const rows: Schemas['FeedRow'][] = [];
  let after: string | undefined;
  do {
    const { list, next } = await office.call('listFeedRows', { query: { id, kind, after } });
    rows.push(...list);
    after = next ?? undefined;
  } while (after !== undefined && rows.length < mostPrinted);
  return rows.slice(0, mostPrinted).map(({ changes, ...row }) => ({
    ...row,
    changes: changes.map(({ field, before, after: to }) => `${field}: ${[before, to].map((each) => each ?? '-').join(' → ')}`).join('; '),
  }));
}

function summary({ id, vendor, source, counts, unknownLines, takesTwo, applied }: Feed) {
  return { id, vendor, source, ...counts, unknownLines: unknownLines.join(', ') || null, takesTwo, applied: applied && applied.at };
}

function mappingIn(file: string): Schemas['FeedMapping'] {
  const read = readable(() => JSON.parse(readFileSync(file, 'utf8')) as Partial<Schemas['FeedMapping']>, file);
  // The gateway refuses anything else in it, by the contract.
  return { columns: {}, lines: {}, otherLine: null, ...read };
}

function readable<T>(read: () => T, file: string): T {
  try {
    return read();
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
