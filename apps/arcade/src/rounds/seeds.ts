import { v7 } from 'uuid';
import { seedHash } from '../fairness/seeds.ts';
import type { Fairness } from '../wire.ts';
import type { Services } from '../services.ts';
import { Refused } from './refused.ts';
import type { Seed } from '../store/seeds.ts';
import type { ArcadeStore } from '../store/store.ts';

/**
 * The player's seeds: the one in use and the one that follows it, both committed to before anything is bet. The second
 * exists so that a server seed is always older than the client seed that it will be used with.
 */
export function seedsOf(services: Services, playerId: string): { active: Seed; next: Seed } {
  return services.store.transaction(() => {
    const active = activeSeedOf(services, playerId);
    const next = services.store.seeds.current(playerId, 'next') ?? make(services, playerId, 'next');
    return { active, next };
  });
}

/** The player's seed in use. */
export function activeSeedOf(services: Services, playerId: string): Seed {
  return services.store.seeds.current(playerId, 'active') ?? make(services, playerId, 'active');
}

/**
 * Ends the player's seed, so that its rounds can be verified, and begins the next with `clientSeed` (the old one where absent). Refused
 * with `round_open` while a round is unfinished, since its outcome would be known before it ends.
 */
export function rotateSeed(services: Services, playerId: string, clientSeed?: string): void {
  const { store, clock } = services;
  store.transaction(() => {
    if (isPlaying(store, playerId)) throw new Refused('round_open', 'A round is still being played.');
    const { active, next } = seedsOf(services, playerId);
    store.seeds.reveal(active.id, clock.now());
    store.seeds.activate(next.id, clientSeed ?? active.clientSeed);
    make(services, playerId, 'next');
  });
}

/** Sets the player's half of the inputs: at once while no round has used the current seed, with a new server seed otherwise. */
export function chooseClientSeed(services: Services, playerId: string, clientSeed: string): void {
  const { store } = services;
  store.transaction(() => {
    const { active } = seedsOf(services, playerId);
    const played = active.nonce > 0 || isPlaying(store, playerId);
    if (played) rotateSeed(services, playerId, clientSeed);
    else store.seeds.setClientSeed(active.id, clientSeed);
  });
}

export function fairnessOf(services: Services, playerId: string): Fairness {
  const { active, next } = seedsOf(services, playerId);
  const last = services.store.seeds.lastRevealed(playerId);
  return {
    serverSeedHash: active.serverSeedHash,
    nextServerSeedHash: next.serverSeedHash,
    clientSeed: active.clientSeed,
    nonce: active.nonce,
    revealed: last
      ? { serverSeed: last.serverSeed, serverSeedHash: last.serverSeedHash, clientSeed: last.clientSeed, rounds: last.nonce }
      : null,
  };
}

/** Whether a round under the player's seed is unfinished. */
function isPlaying({ rounds }: ArcadeStore, playerId: string): boolean {
  return rounds.playing(playerId).length > 0;
}

function make({ store, random, clock }: Services, playerId: string, state: 'active' | 'next'): Seed {
  const serverSeed = random.bytes(32).toString('hex');
  const clientSeed = random.bytes(8).toString('hex');
  const seed: Seed = { id: v7(), playerId, serverSeed, serverSeedHash: seedHash(serverSeed), clientSeed, nonce: 0, state };
  store.seeds.add(seed, clock.now());
  return seed;
}
