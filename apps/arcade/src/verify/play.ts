/** `npm run play -- <gameCode> --rounds N --seed S`: plays by the real rules without a wallet (games.md H). */
import path from 'node:path';
import type { GameVersion } from '../game.ts';
import { gameCodes } from '../packs/games.ts';
import { packsFolder, readGame } from '../packs/read-games.ts';
import { commandOf, jsonOf, oneOf, positive, tell } from './arguments.ts';
import { reportPlay, type PlayOptions } from './report-play.ts';

const program = commandOf('play', 'Play rounds of a game by its real rules, without a wallet.')
  .argument('<gameCode>', 'the game', oneOf(gameCodes))
  .requiredOption('--rounds <number>', 'how many', positive)
  .requiredOption('--seed <text>', 'any text; its SHA-256 is the server seed, and the client seed is "play"')
  .option('--input <json>', 'what is chosen beside the stake', jsonOf)
  .option('--events <number>', 'also the events of the first rounds, so many', positive)
  .option('--json', 'one JSON object and nothing else')
  .action((code: string, { json, ...options }: PlayOptions & { json?: boolean }) => {
    const game = gameIn(path.join(packsFolder, code));
    if (!game) return;
    if (options.input !== undefined && !game.accepts(options.input))
      program.error(`error: option '--input <json>': ${code} offers no such choice`);
    const report = reportPlay(game, options);
    tell(report, JSON.stringify(report, null, 2), json);
  });

/** The game in `folder`; where its pack is wrong, the reason is printed instead, and the command fails. */
function gameIn(folder: string): GameVersion | undefined {
  try {
    return readGame(folder).current;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

program.parse();
