import { execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startTestArcade, type TestPlayer } from '@parlour/arcade/testing';
import { workspace } from '../build/places.ts';

/** The freshly built arcade, with a wallet that answers at once, because only the games' windows are measured. */
export interface ServedArcade {
  /** The address of a game's window for a new player with plenty of play money. */
  windowOf(game: string, player: string): string;
  /** The same player without a window, for finding a round worth showing. */
  playerOf(game: string, player: string): Promise<TestPlayer>;
  /** Plays that player's rounds until the last one is as wanted; false if none of 400 was, or rounds need a choice. */
  playUntil(game: string, player: string, is: (round: PlayedRound) => boolean, input?: object): Promise<boolean>;
  close(): Promise<void>;
}

/** The parts of a round in the arcade's answer by which one is selected. */
export interface PlayedRound {
  win: string | null;
  stake: string;
  events: readonly { type: string; feature?: string }[] | null;
}

/** Whether a round brings free spins or locked coins; small features of single spins do not count. */
export const bringsFeature = ({ events }: PlayedRound) =>
  events?.some(({ feature }) => feature === 'freeSpins' || feature === 'hold') === true;

const patience = 400;

export async function serveArcade(language = 'EN'): Promise<ServedArcade> {
  execFileSync('nx', ['build', 'arcade'], { cwd: workspace, stdio: 'inherit' });
  const served = await startTestArcade(undefined, { clientFolder: path.join(workspace, 'dist/arcade') });
  await served.arcade.listen();
  const { port } = served.arcade.app.server.address() as AddressInfo;
  const launch = (gameCode: string, playerId: string) => {
    if (!served.wallet.players.has(playerId)) served.wallet.players.set(playerId, { balance: 100_000_000n, currency: 'USD' });
    return { gameCode, playerId, language, playMoney: true };
  };
  return {
    windowOf: (game, player) =>
      `http://127.0.0.1:${port}/games/${game}/?code=${served.wallet.launch(launch(game, player))}&lang=${language}`,
    playerOf: (game, player) => served.signIn(launch(game, player)),
    async playUntil(game, player, is, input) {
      const alone = await served.signIn(launch(game, player));
      for (let round = 0; round < patience; round++) {
        const answer = await alone.play(undefined, input);
        if (answer.statusCode !== 200) return false;
        if (is(answer.json<PlayedRound>())) return true;
      }
      return false;
    },
    close: () => served.close(),
  };
}
