/** `npm run verify -- rtp` and `npm run verify -- round ...`: what anybody may recompute, on the command line. */
import { Command, InvalidArgumentError } from 'commander';
import { reportRound } from './report-round.ts';
import { reportRtp } from './report-rtp.ts';

const program = new Command('verify').description('Recompute what the in-house game promises.');

program
  .command('rtp')
  .description('Return to player, hit rate and largest win of Lotus Lanterns, from its strips and paytable')
  .option('--simulate <rounds>', 'also play so many rounds by the fair stream, with a 99 % confidence interval', positive)
  .action(({ simulate }: { simulate?: number }) => finish(reportRtp(simulate)));

program
  .command('round')
  .description('The outcome of one round; exits 1 when something claimed does not match')
  .requiredOption('--server-seed <hex>', 'the revealed server seed')
  .requiredOption('--client-seed <text>', 'the client seed')
  .requiredOption('--nonce <number>', 'the number of the round under these seeds, from 0')
  .option('--hash <hex>', 'the hash that was published before the bet')
  .option('--currency <code>', 'for amounts, such as BDT')
  .option('--line-bet <amount>', 'bet on one line')
  .option('--win <amount>', 'the win as paid')
  .option('--stops <list>', 'the reels as shown, such as 1.2.3.4.5')
  .action((options: Record<string, string | undefined>) => finish(reportRound({ ...options, game: 'lotus-lanterns' })));

program.parse();

function finish({ text, ok }: { text: string; ok: boolean }): void {
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
}

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
}
