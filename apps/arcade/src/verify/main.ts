/** `npm run verify -- round ...`: recomputes a round, on the command line. */
import { Command } from 'commander';
import { gameCodes } from '../packs/games.ts';
import { readGames } from '../packs/read-games.ts';
import { oneOf } from './arguments.ts';
import { reportRound } from './report-round.ts';

const games = readGames();
const program = new Command('verify').description('Recompute a round of an in-house game. What games return: npm run verify:pack.');

program
  .command('round')
  .description('The outcome of one round; exits 1 when something claimed does not match')
  .option('--game <code>', 'the game', oneOf(gameCodes), gameCodes[0])
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
