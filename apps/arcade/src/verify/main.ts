/**
 * `npm run verify -- <round>`, `-- round ...`, `-- draw ...` and `-- book ...`: checks a round, an in-house lottery draw or a draw's book,
 * on the command line.
 */
import { existsSync, readFileSync } from 'node:fs';
import { packIds, type DrawClaim } from '@parlour/domain/lottery';
import { gameCodes } from '../packs/games.ts';
import { readGames, type Games } from '../packs/read-games.ts';
import { commandOf, oneOf, tell } from './arguments.ts';
import { claimedRoundText, reportClaimedRound, UnreadableRound } from './claimed-round.ts';
import { reportBook } from './report-book.ts';
import { reportDraw } from './report-draw.ts';
import { reportRaffle } from './report-raffle.ts';
import { reportRound } from './report-round.ts';

const program = commandOf(
  'verify',
  'Recompute a round of an in-house game, or an in-house lottery draw. What games return: npm run verify:pack.',
);

program
  .command('claimed', { isDefault: true })
  .description('A round as it was written down; exits 1 when something claimed does not match, and names it')
  .argument(
    '<round>',
    'a file, or its text: {game, version, serverSeed, clientSeed, nonce, input, claimed: {win, times, outcome, hash, packHash, events}}',
  )
  .option('--json', 'one JSON object and nothing else')
  .action((round: string, { json }: { json?: boolean }) => {
    try {
      const report = reportClaimedRound(games(), existsSync(round) ? readFileSync(round, 'utf8') : round);
      tell(report, claimedRoundText(report), json);
      process.exitCode = report.ok ? 0 : 1;
    } catch (error) {
      if (!(error instanceof UnreadableRound)) throw error;
      program.error(error.message);
    }
  });

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
  .action((options: Record<string, string | undefined>) => finish(reportRound(games(), options)));

program
  .command('draw')
  .description(
    'A lottery draw that the house made, or a raffle from the book of its promotion; exits 1 when something claimed does not match',
  )
  .argument('[raffle]', 'of a raffle: the downloaded book, and nothing else')
  .option('--pack <id>', 'the rule pack of the game', oneOf(packIds))
  .option('--server-seed <hex>', 'the revealed seed of the draw')
  .option('--client-seed <text>', "the game's public salt")
  .option('--nonce <digits>', "the issue's digits")
  .option('--commitment <hex>', 'what was published before the draw opened')
  .option('--result <text>', 'the result as shown: JSON, or the symbols of a fast game')
  .action((raffle: string | undefined, { pack, ...claim }: { pack?: string } & DrawClaim) => {
    if (raffle !== undefined) return finish(reportRaffle(textOf(raffle)));
    if (pack === undefined) return program.error('error: name the book of a raffle, or the --pack of a lottery');
    finish(reportDraw(pack, claim));
  });

program
  .command('book')
  .description('The book of a lottery draw as its page gives it; exits 1 when it has another hash, or lacks a row of a ticket')
  .argument('<file>', 'the downloaded book')
  .option('--hash <hex>', 'the hash that was published when bets ended')
  .option('--ticket <file>', 'the downloaded rows of a ticket')
  .action((file: string, { hash, ticket }: { hash?: string; ticket?: string }) =>
    finish(reportBook(textOf(file), { hash, ticket: ticket === undefined ? undefined : textOf(ticket) })),
  );

program.parse();

/** Of every game, as their versions are found by what a round says of itself; the command fails with the name of a pack that is broken. */
function games(): Games {
  try {
    return readGames();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

function textOf(file: string): string {
  if (!existsSync(file)) program.error(`error: there is no file ${file}`);
  return readFileSync(file, 'utf8');
}

function finish({ text, ok }: { text: string; ok: boolean }): void {
  process.stdout.write(`${text}\n`);
  process.exitCode = ok ? 0 : 1;
}
