import type { components } from '@parlour/office-api/contract';
import { Option, type Command } from 'commander';
import { CommandError, type Run, type Shared, type Verb } from './command-shape.ts';
import { addVendorKeys } from './program-partner-keys.ts';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
type Texts = Schema<'Texts'>;

/** Commands about vendors and their games; returns `games`, to which other commands are added. */
export function addGames(program: Command, verb: Verb, run: Run): Command {
  addVendors(program, verb, run);
  const games = program.command('games').description('Games of the catalogue, and what each merchant makes of them.');
  addLists(games, verb, run);
  addFacts(games, verb, run);
  addOffers(games, verb, run);
  addMaintenance(games, verb, run);
  return games;
}

/** A certification in one line. */
function certificationRow({ cases, ...row }: components['schemas']['Certification']) {
  const count = (outcome: string) => cases.filter((each) => each.outcome === outcome).length;
  return { ...row, passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

function addVendors(program: Command, verb: Verb, run: Run): void {
  const vendors = program.command('vendors').description('Vendors of games.');
  verb(vendors, 'list', 'every vendor, and what can be played of it').action(({ merchant }: Shared) =>
    run((office) => office.call('listVendors', { query: { merchant } }), { none: 'There are no vendors.' }),
  );
  verb(vendors, 'show <vendor>', 'at which merchants it is offered').action((vendor: string, { merchant }: Shared) =>
    run(async (office) => {
      const page = await office.call('getVendor', { query: { vendor, merchant } });
      return { list: page.merchants };
    }),
  );
  verb(vendors, 'availability <vendor> <on|off>', 'show its games to players, or show them no more; at every merchant unless one is named')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((vendor: string, onOrOff: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) => office.call('setVendorAvailability', { body: { vendor, merchant, available: isOn(onOrOff), reason } })),
    );
  addVendorKeys(vendors, verb, run);
  const maintenance = vendors.command('maintenance').description('Close all games of a vendor for a while.');
  timed(verb(maintenance, 'on <vendor>', 'refuse launches and bets until a time; at every merchant unless one is named')).action(
    (vendor: string, { from, until, text, reason, merchant }: Timed) =>
      run(async (office) =>
        shownMaintenance(await office.call('startVendorMaintenance', { body: { vendor, merchant, from, until, texts: text, reason } })),
      ),
  );
  verb(maintenance, 'off <vendor>', 'end it before its time').action((vendor: string, { merchant }: Shared) =>
    run(async (office) => shownMaintenance(await office.call('endVendorMaintenance', { body: { vendor, merchant } }))),
  );
  const certification = vendors.command('certification').description('Whether our wallet does what a vendor expects.');
  verb(certification, 'start <vendor>', 'have a job run the cases W01 to W48, but W47, as this vendor; list shows how far it is').action(
    (vendor: string) => run(async (office) => certificationRow(await office.call('startCertification', { body: { vendor } }))),
  );
  verb(certification, 'list <vendor>', 'the last ones').action((vendor: string) =>
    run(async (office) => ({ list: (await office.call('listCertifications', { query: { vendor } })).list.map(certificationRow) }), {
      none: 'The wallet was never certified for this vendor.',
    }),
  );
  verb(certification, 'cases <vendor>', 'each case of the last one').action((vendor: string) =>
    run(async (office) => ({ list: (await office.call('listCertifications', { query: { vendor } })).list[0]?.cases ?? [] }), {
      none: 'No case has run yet.',
    }),
  );
  verb(vendors, 'certify', 'make test players with play money for certify:wallet, and print its players file')
    .option('--vendor <code>', 'whose games they have open', 'JL')
    .action(({ vendor }: { vendor: string }) => run((office) => office.call('makeCertificationPlayers', { body: { vendor } })));
}

function addLists(games: Command, verb: Verb, run: Run): void {
  verb(games, 'list', 'the first 200; of a merchant in its order')
    .option('--vendor <code>', 'of one vendor')
    .option('--line <line>', 'of one line, such as RNG')
    .option('--class <class>', 'of one class, such as slot')
    .option('--state <state>', 'playable, coming_soon, unavailable, maintenance or retired')
    .option('--flag <flag>', 'what the merchant marks as hot or new')
    .option('--name <text>', 'part of a name, of the code, or of the vendor’s name')
    .action((query: Shared & Record<string, string>) => {
      const { vendor, line, class: of, state, flag, name, merchant } = query;
      // The contract refuses unknown values.
      return run((office) => office.call('listGames', { query: { vendor, line, class: of, state, flag, name, merchant } as object }), {
        none: 'No game is found.',
      });
    });
  verb(games, 'show <game>', 'one game, by its id such as JL-lotus-lanterns').action((game: string, { merchant }: Shared) =>
    run(async (office) => shownGame(await office.call('getGame', { query: { game, merchant } }))),
  );
}

function addFacts(games: Command, verb: Verb, run: Run): void {
  verb(games, 'change <game>', 'change what is true of it at every merchant; what is not named stays')
    .option('--name <LANGUAGE=name>', 'a name, for each language', byLanguage)
    .option('--class <class>', 'such as slot, or none')
    .option('--rtp <percent>', 'as its vendor states it, such as 96.50, or none')
    .option('--volatility <word>', 'low, medium, high, veryHigh, or none')
    .option('--hit-rate <percent>', 'the share of rounds that pay, such as 28.50, or none')
    .option('--max-win <stakes>', 'the most that a round pays, in stakes, such as 5000, or none')
    .option('--features <features>', 'such as freeSpins,multipliers, or none')
    .option('--barred <countries>', 'where it must not be shown, such as FR,US, or none')
    .option('--picture <path>', 'on the sites’ own origin')
    .option('--kind <kind>', 'GAME, or VASSALAGE for the tile that opens the vendor’s list')
    .option('--at-version <number>', 'refuse if it was changed since')
    .action((game: string, given: Record<string, string> & { name?: Texts }) =>
      run(async (office) => {
        const now = await office.call('getGame', { query: { game } });
        const version = given['atVersion'] === undefined ? now.version : Number(given['atVersion']);
        const names = given.name && { ...now.names, ...given.name };
        return shownGame(await office.call('changeGame', { body: { game, version, names, ...facts(given) } as Schema<'GameChange'> }));
      }),
    );
  for (const [usage, operation, description] of [
    ['retire <game>', 'retireGame', 'take it out of every merchant’s lists; it is never deleted'],
    ['bring-back <game>', 'bringBackGame', 'put a retired game back to where it was'],
  ] as const)
    verb(games, usage, description)
      .requiredOption('--reason <text>', 'why, for the audit log')
      .action((game: string, { reason }: { reason: string }) =>
        run(async (office) => shownGame(await office.call(operation, { body: { game, reason } }))),
      );
}

function addOffers(games: Command, verb: Verb, run: Run): void {
  verb(games, 'order <game>', 'move it within its line of a merchant’s list')
    .addOption(new Option('--before <game>', 'in front of another').conflicts(['after', 'to']))
    .addOption(new Option('--after <game>', 'behind another').conflicts('to'))
    .option('--to <place>', 'counted from 1', Number)
    .action((game: string, { before, after, to, merchant }: Shared & { before?: string; after?: string; to?: number }) =>
      run((office) => office.call('orderGame', { body: { merchant: named(merchant), game, before, after, to } })),
    );
  verb(games, 'flag <game> <hot|new>', 'mark it at a merchant')
    .addOption(new Option('--until <time>', 'when the mark is gone, such as 2030-01-01T00:00Z').conflicts('off'))
    .option('--off', 'unmark it')
    .action((game: string, flag: string, { until, off, merchant }: Shared & { until?: string; off?: boolean }) =>
      run((office) => office.call('flagGame', { body: { merchant: named(merchant), game, flag: flag as 'hot' | 'new', on: !off, until } })),
    );
  verb(games, 'availability <game> <state>', 'playable, coming_soon or unavailable at a merchant')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((game: string, state: string, { reason, merchant }: Shared & { reason: string }) =>
      run((office) =>
        office.call('setGameAvailability', { body: { merchant: named(merchant), game, state: state as Schema<'GameState'>, reason } }),
      ),
    );
}

function addMaintenance(games: Command, verb: Verb, run: Run): void {
  const maintenance = games.command('maintenance').description('Close games for a while.');
  verb(maintenance, 'list', 'vendors and games that are or will be under maintenance').action(({ merchant }: Shared) =>
    run(async (office) => ({ list: (await office.call('listMaintenance', { query: { merchant } })).list.map(shownMaintenance) }), {
      none: 'Nothing is under maintenance.',
    }),
  );
  timed(verb(maintenance, 'on <game>', 'refuse launches and bets until a time; at every merchant unless one is named')).action(
    (game: string, { from, until, text, reason, merchant }: Timed) =>
      run(async (office) =>
        shownMaintenance(await office.call('startGameMaintenance', { body: { game, merchant, from, until, texts: text, reason } })),
      ),
  );
  verb(maintenance, 'off <game>', 'end it before its time').action((game: string, { merchant }: Shared) =>
    run(async (office) => shownMaintenance(await office.call('endGameMaintenance', { body: { game, merchant } }))),
  );
}

interface Timed extends Shared {
  from?: string;
  until?: string;
  text?: Texts;
  reason: string;
}

const timed = (command: Command) =>
  command
    .option('--from <time>', 'when it begins, such as 2030-01-01T00:00Z; now unless told')
    .option('--until <time>', 'when it is over; until further notice unless told')
    .option('--text <LANGUAGE=text>', 'what players read beside the time, for each language', byLanguage)
    .requiredOption('--reason <text>', 'why, for the audit log');

function byLanguage(given: string, before: Texts = {}): Texts {
  const [, language, text] = /^([A-Z]{2})=(.*)$/s.exec(given) ?? [];
  if (language === undefined) throw new CommandError(`${given} has no language: write EN=${given}.`);
  return { ...before, [language]: text };
}

/** Facts to change, other than names; `none` removes a fact. */
function facts(given: Record<string, unknown>): Record<string, unknown> {
  const of = (name: string) => (given[name] === 'none' ? null : (given[name] as string | undefined));
  const hundredths = (name: string) => {
    const value = of(name);
    return value && Math.round(Number(value) * 100);
  };
  const list = (name: string) => {
    const value = of(name);
    return value === null ? [] : value?.split(',');
  };
  return {
    class: of('class'),
    volatility: of('volatility'),
    picture: of('picture'),
    kind: of('kind'),
    rtp: hundredths('rtp'),
    hitRate: hundredths('hitRate'),
    maxWin: hundredths('maxWin'),
    features: list('features'),
    countries: list('barred'),
  };
}

function named(merchant: string | undefined): string {
  if (merchant === undefined) throw new CommandError('Name the merchant whose list it is, with --merchant.');
  return merchant;
}

function isOn(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new CommandError(`${text} is neither on nor off.`);
  return text === 'on';
}

const joined = (texts: Texts) =>
  Object.entries(texts)
    .map(([language, text]) => `${language}=${text}`)
    .join('; ');
const shownMaintenance = (row: Schema<'Maintenance'>) => ({ ...row, texts: joined(row.texts) });

/** A game on one line; merchants' settings for it are shown as `merchant: state, place of all`. */
function shownGame({ game, version, names, offers }: Schema<'GamePage'>) {
  const { state: _state, hot: _hot, hotUntil: _hotUntil, new: _new, newUntil: _newUntil, ...shown } = game;
  const at = offers.map(({ merchant, state, place, of }) => `${merchant}: ${state}, ${place} of ${of}`).join('; ');
  return { ...shown, countries: game.countries.join(','), version, names: joined(names), at };
}
