/** `npm run backtest -- --pack <id> --draws <csv>`: computes the results of bets over past draws (lottery.md 7). */
import { Command, InvalidArgumentError } from 'commander';
import { backtest, UnreadableBets } from './backtest.ts';
import { packNamed } from './pack-named.ts';
import { readDraws, UnreadableDraws } from './read-draws.ts';
import { readJson, readText } from './read-file.ts';

interface Options {
  pack: string;
  draws: string;
  bets?: string;
  window?: number;
}

new Command('backtest')
  .description('Play every selection of every type, or given bets, in the draws of a file')
  .requiredOption('--pack <id>', 'a pack with prizes, such as vn-north')
  .requiredOption('--draws <csv>', 'a column `date` and one for each number of each prize')
  .option('--bets <json>', '{ currency, bets }: each is played in every draw')
  .option('--window <n>', 'also count tails in the last n draws', wholeAboveZero)
  .option('--json', 'one JSON document, which is the only form there is')
  .action((options: Options) => {
    try {
      process.stdout.write(`${JSON.stringify(report(options))}\n`);
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exitCode = 1;
    }
  })
  .parse();

function report(options: Options): object {
  const pack = packNamed(options.pack);
  if (!pack) throw new Error(`PACK_UNKNOWN: ${options.pack}`);
  const named = { ...pack, id: options.pack };
  const draws = telling(options.draws, UnreadableDraws, () => readDraws(named, readText(options.draws)));
  const played = { pack: named, draws, window: options.window };
  const { bets } = options;
  return bets === undefined ? backtest(played) : telling(bets, UnreadableBets, () => backtest({ ...played, bets: readJson(bets) }));
}

/** Adds the file's name to an error about its content. */
function telling<Value>(file: string, problem: new (message: string) => Error, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof problem) throw new Error(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}

function wholeAboveZero(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
}
