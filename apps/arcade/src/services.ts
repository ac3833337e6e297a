import type { FastifyBaseLogger } from 'fastify';
import type { ArcadeConfig } from './config.ts';
import type { Games } from './packs/read-games.ts';
import type { ArcadeStore } from './store/store.ts';
import type { Wallet } from './wallet/wallet.ts';

/** Time and randomness are passed in: tests set them. */
export interface Clock {
  now(): Date;
}
export interface Random {
  /** `size` bytes from a CSPRNG. */
  bytes(size: number): Buffer;
}

export interface ArcadeDeps {
  config: ArcadeConfig;
  games: Games;
  clock: Clock;
  random: Random;
  store: ArcadeStore;
}

/** What all parts of the server share. */
export interface Services extends ArcadeDeps {
  /** The wallet as the studio of a game calls it. Throws when the arcade does not have the game. */
  walletOf(gameCode: string): Wallet;
  log: FastifyBaseLogger;
}
