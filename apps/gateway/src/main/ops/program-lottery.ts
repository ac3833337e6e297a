import type { BodyOf, components } from '@parlour/office-api/contract';
import type { Command } from 'commander';
import { readFile } from 'node:fs/promises';
import { CommandError, type Run, type Shared, type Verb } from './command-shape.ts';

type Schema = components['schemas'];

interface Reasoned {
  reason: string;
}

/** Commands about draws, their results, and merchants' odds. */
export function addLottery(program: Command, verb: Verb, run: Run): void {
  const lottery = program.command('lottery').description('Draws, their results, calendars, and odds.');
  addDraws(lottery, verb, run);
  addOdds(lottery, verb, run);
}

function addDraws(lottery: Command, verb: Verb, run: Run): void {
  verb(lottery, 'draws', 'draws, the latest first')
    .option('--game <code>', 'of one game only, such as XSMB')
    .option('--status <status>', 'in one state only, such as closed')
    .option('--problems', 'those alone that an operator must look at')
    .action(({ merchant, game, status, problems }: Shared & { game?: string; status?: Schema['DrawStatus']; problems?: true }) =>
      run(
        async (office) => ({
          list: (await office.call('listDraws', { query: { merchant, game, status, problem: problems } })).list.map(row),
        }),
        {
          none: 'There are no draws.',
        },
      ),
    );
  verb(lottery, 'draw <merchant> <draw>', 'one draw with its reports, its history and the entered results').action(
    (merchant: string, draw: string) => run((office) => office.call('getDraw', { query: { merchant, draw } })),
  );
  verb(
    lottery,
    'result <merchant> <draw> <file>',
    'type its result, from a file of JSON such as {"special": ["29121"], ...}; another operator types it again',
  ).action((merchant: string, draw: string, file: string) =>
    run(async (office) => office.call('enterDrawResult', { body: { merchant, draw, numbers: await numbersIn(file) } })),
  );
  verb(lottery, 'retry <merchant> <draw>', 'ask the sources of its result again').action((merchant: string, draw: string) =>
    run(async (office) => row(await office.call('retryDrawSources', { body: { merchant, draw } }))),
  );
  verb(lottery, 'void <merchant> <draw>', 'void it and give all stakes back; where there are bets, a second operator decides')
    .requiredOption('--reason <text>', 'why; players read it')
    .action((merchant: string, draw: string, { reason }: Reasoned) =>
      run(async (office) => row(await office.call('voidDraw', { body: { merchant, draw, reason } }))),
    );
  verb(
    lottery,
    'prizes <merchant> <draw> [prizes...]',
    'void prizes that were not drawn, or not validly, such as prize6; none has all count again; a second operator decides',
  )
    .requiredOption('--reason <text>', 'why; players read it')
    .action((merchant: string, draw: string, prizes: string[], { reason }: Reasoned) =>
      run(async (office) => row(await office.call('voidDrawPrizes', { body: { merchant, draw, prizes, reason } }))),
    );
  verb(lottery, 'correct <merchant> <draw> <file>', 'settle it again with the result in a file of JSON; a second operator decides')
    .option('--void-prizes <prizes>', 'the prizes that are void in it, separated by commas; as they are without it')
    .requiredOption('--reason <text>', 'why; players read it')
    .action((merchant: string, draw: string, file: string, { voidPrizes, reason }: Reasoned & { voidPrizes?: string }) =>
      run(async (office) => {
        const numbers = await numbersIn(file);
        const prizes = voidPrizes?.split(',').map((prize) => prize.trim());
        return row(await office.call('correctDraw', { body: { merchant, draw, numbers, voidPrizes: prizes?.filter(Boolean), reason } }));
      }),
    );
  verb(lottery, 'lines <merchant> <draw>', 'the bets on it, the latest first').action((merchant: string, draw: string) =>
    run(async (office) => ({ list: (await office.call('listDrawLines', { query: { merchant, draw } })).list.map(lineRow) }), {
      none: 'Nobody has bet on it.',
    }),
  );
  verb(lottery, 'line-void <merchant> <line>', 'void one bet; a second operator decides')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, line: string, { reason }: Reasoned) =>
      run((office) => office.call('voidLotteryLine', { body: { merchant, line, reason } })),
    );
  verb(lottery, 'exposure <merchant> <draw>', 'what the house would pay for each number, the largest first')
    .option('--type <type>', 'of one bet type only, such as lo2')
    .action((merchant: string, draw: string, { type }: { type?: string }) =>
      run(
        async (office) => {
          const { numbers, currency } = await office.call('getDrawExposure', { query: { merchant, draw, type } });
          return {
            list: numbers.map(({ next, ...number }) => ({ ...number, currency, next: next && `${oddsText(next.odds)} from ${next.from}` })),
          };
        },
        { none: 'Nobody has bet on it with real money.' },
      ),
    );
}

interface Exception extends Reasoned {
  to?: string;
  movedTo?: string;
}

function addOdds(lottery: Command, verb: Verb, run: Run): void {
  verb(lottery, 'games', 'lottery games with their calendars').action(({ merchant }: Shared) =>
    run(async (office) => ({ list: (await office.call('listLotteryGames', { query: { merchant } })).list.map(gameRow) }), {
      none: 'No merchant has lotteries.',
    }),
  );
  verb(lottery, 'game <merchant> <game> <state>', 'turn a game on or off, or mark it as hot or plain; its draws go on')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, game: string, state: string, { reason }: Reasoned) =>
      run(async (office) => gameRow(await office.call('changeLotteryGame', { body: { merchant, game, reason, ...stateOf(state) } }))),
    );
  verb(lottery, 'calendar <merchant> <game> <file>', 'change when it is drawn, by the rows in a file of JSON; a second operator decides')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, game: string, file: string, { reason }: Reasoned) =>
      run(async (office) => {
        const rows = (await jsonIn(file)) as BodyOf<'changeLotteryCalendar'>['rows'];
        return gameRow(await office.call('changeLotteryCalendar', { body: { merchant, game, rows, reason } }));
      }),
    );
  verb(
    lottery,
    'exception <merchant> <game> <action> <day>',
    'skip, move or add the draws of a day; to move or to add takes a second operator',
  )
    .option('--to <day>', 'the last day, where there are several')
    .option('--moved-to <day>', 'where it moves')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action(
      (merchant: string, game: string, action: Schema['CalendarException']['action'], from: string, { to, movedTo, reason }: Exception) =>
        run(async (office) =>
          gameRow(await office.call('setLotteryException', { body: { merchant, game, action, from, to, movedTo, reason } })),
        ),
    );
  verb(lottery, 'exception-remove <merchant> <id>', 'have the calendar hold again; a second operator decides')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, id: string, { reason }: Reasoned) =>
      run(async (office) => gameRow(await office.call('removeLotteryException', { body: { merchant, id: Number(id), reason } }))),
    );
  verb(lottery, 'packs', 'the rule packs of merchants').action(({ merchant }: Shared) =>
    run(
      async (office) => ({
        list: (await office.call('listLotteryPacks', { query: { merchant } })).list.map(({ last, games, ...pack }) => ({
          ...pack,
          games: games.map(({ game }) => game).join(', '),
          version: last.version,
          by: last.by,
        })),
      }),
      { none: 'No merchant has lotteries.' },
    ),
  );
  verb(lottery, 'pack <merchant> <pack>', 'odds, limits and return of each type of a rule pack').action((merchant: string, pack: string) =>
    run(async (office) => ({ list: (await office.call('getLotteryPack', { query: { merchant, pack } })).types.map(typeRow) })),
  );
  verb(
    lottery,
    'odds <merchant> <pack> <file>',
    'replace what is set of a pack by the settings in a file of JSON; a second operator decides',
  )
    .requiredOption('--reason <text>', 'why, for the audit log')
    .action((merchant: string, pack: string, file: string, { reason }: Reasoned) =>
      run(async (office) => {
        const settings = (await jsonIn(file)) as BodyOf<'changeLotteryPack'>['settings'];
        const answer = await office.call('changeLotteryPack', { body: { merchant, pack, settings, reason } });
        return 'types' in answer ? { list: answer.types.map(typeRow) } : answer;
      }),
    );
}

/** A result as an operator types it. */
const numbersIn = async (file: string) => (await jsonIn(file)) as BodyOf<'enterDrawResult'>['numbers'];

/** The content of a file; the gateway reports what is wrong with it. */
async function jsonIn(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`There is no file ${file} that can be read.`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommandError(`${file} is no JSON.`);
  }
}

function stateOf(state: string): { on: boolean } | { hot: boolean } {
  if (state === 'on' || state === 'off') return { on: state === 'on' };
  if (state === 'hot' || state === 'plain') return { hot: state === 'hot' };
  throw new CommandError(`${state} is no state of a game: say on, off, hot or plain.`);
}

const sumsText = (sums: readonly Schema['LotterySum'][]) => sums.map(({ amount, currency }) => `${amount} ${currency}`).join(', ');
const oddsText = (odds: Schema['LotteryOddsValue']) => (typeof odds === 'string' ? odds : JSON.stringify(odds));

/** A draw on one line; a proposal that waits for a second operator is printed unchanged. */
function row(answer: Schema['OfficeDraw'] | Schema['Waiting']): object {
  if (!('draw' in answer)) return answer;
  const { merchant, draw, status, problem, drawn, lines, stakes, payouts } = answer;
  return { merchant, draw, status, problem, drawn, lines, stakes: sumsText(stakes), paid: sumsText(payouts) };
}

function lineRow({ id, member, type, at, selection, state, stake, payout, refund, currency }: Schema['OfficeLotteryLine']): object {
  return { id, member, type, at, selection: selection.join(' '), state, stake, payout, refund, currency };
}

/** A game on one line; a proposal that waits for a second operator is printed unchanged. */
function gameRow(answer: Schema['OfficeLotteryGame'] | Schema['Waiting']): object {
  if (!('game' in answer)) return answer;
  const { merchant, game, pack, on, hot, rows, calendar } = answer;
  return { merchant, game, pack, on, hot, calendar: calendar.version, rows: JSON.stringify(rows) };
}

function typeRow({ type, on, odds, costUnits, lowestRtp, highestRtp, limits }: Schema['LotteryType']): object {
  const rtp = lowestRtp === highestRtp ? highestRtp : `${lowestRtp}-${highestRtp}`;
  return { type, on, odds: oddsText(odds), costUnits, rtp, ...limits };
}
