/** `npm run verify -- rtp` and `npm run verify -- round ...`: what anybody may recompute, on the command line. */
import { Command, InvalidArgumentError } from 'commander';
import { gameCodes } from '../packs/games.ts';
import { readGames } from '../packs/read-games.ts';
import { reportRound } from './report-round.ts';
import { reportRtp } from './report-rtp.ts';

const games = readGames();
const program = new Command('verify').description('Recompute what the in-house games promise.');

program
  .command('rtp')
  .description('Return to player, hit rate and largest win of a game, from its rules alone')
  .option('--game <code>', 'the game', gameCode, gameCodes[0])
  .option('--simulate <rounds>', 'also play so many rounds by the fair stream, with a 99 % confidence interval', positive)
  .action(({ game, simulate }: { game: string; simulate?: number }) => finish(reportRtp(games.get(game)!, simulate)));

program
  .command('round')
  .description('The outcome of one round; exits 1 when something claimed does not match')
  .option('--game <code>', 'the game', gameCode, gameCodes[0])
  .option('--pack <hash>', 'the version of the game, by the hash of its pack; the first where absent')
  .requiredOption('--server-seed <hex>', 'the revealed server seed')
  .requiredOption('--client-seed <text>', 'the client seed')
  .requiredOption('--nonce <number>', 'the number of the round under these seeds, from 0')
  .option('--input <json>', 'what was chosen beside the stake')
  .option('--hash <hex>', 'the hash that was published before the bet')
  .option('--currency <code>', 'for amounts, such as BDT')
  .option('--stake <amount>', 'the stake of the round')
  .option('--line-bet <amount>', 'the bet on one line, in place of the stake')
  .option('--win <amount>', 'the win as paid')
  .option('--outcome <text>', 'what the game showed, for a slot its reels, such as 1.2.3.4.5')
  .option('--stops <list>', 'an earlier name of --outcome')
  .action((options: Record<string, string | undefined>) => finish(reportRound(games, options)));

program.parse();

function finish({ text, ok }: { text: string; ok: boolean }): void {
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
}

function gameCode(text: string): string {
  if (!games.has(text)) throw new InvalidArgumentError(`It must be one of ${[...games.keys()].join(', ')}.`);
  return text;
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
}
