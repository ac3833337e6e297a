import type { DatabaseSync } from 'node:sqlite';

export interface Seed {
  id: string;
  playerId: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** Above every nonce that a round was played with. */
  nonce: number;
  state: 'next' | 'active' | 'revealed';
}

export interface SeedStore {
  add(seed: Seed, now: Date): void;
  find(id: string): Seed | undefined;
  /** The player's seed in use, or the one that follows it. */
  current(playerId: string, state: 'next' | 'active'): Seed | undefined;
  lastRevealed(playerId: string): Seed | undefined;
  reveal(id: string, now: Date): void;
  activate(id: string, clientSeed: string): void;
  setClientSeed(id: string, clientSeed: string): void;
  /** Marks a nonce, and all below it, as used; returns the seed. */
  useNonce(id: string, nonce: number): Seed;
}

interface Row {
  id: string;
  player_id: string;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  nonce: number;
  state: Seed['state'];
}

export function seedStore(db: DatabaseSync): SeedStore {
  const insert = db.prepare(
    'insert into seeds (id, player_id, server_seed, server_seed_hash, client_seed, nonce, state, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const byId = db.prepare('select * from seeds where id = ?');
  const byState = db.prepare('select * from seeds where player_id = ? and state = ?');
  const revealed = db.prepare(
    "select * from seeds where player_id = ? and state = 'revealed' order by revealed_at desc, rowid desc limit 1",
  );
  const reveal = db.prepare("update seeds set state = 'revealed', revealed_at = ? where id = ? and state = 'active'");
  const activate = db.prepare("update seeds set state = 'active', client_seed = ? where id = ? and state = 'next'");
  const setClientSeed = db.prepare("update seeds set client_seed = ? where id = ? and state = 'active' and nonce = 0");
  const useNonce = db.prepare('update seeds set nonce = max(nonce, ? + 1) where id = ? returning *');
  const one = (row: unknown) => (row === undefined ? undefined : fromRow(row as Row));
  return {
    add: (seed, now) =>
      void insert.run(
        seed.id,
        seed.playerId,
        seed.serverSeed,
        seed.serverSeedHash,
        seed.clientSeed,
        seed.nonce,
        seed.state,
        now.toISOString(),
      ),
    find: (id) => one(byId.get(id)),
    current: (playerId, state) => one(byState.get(playerId, state)),
    lastRevealed: (playerId) => one(revealed.get(playerId)),
    reveal: (id, now) => void reveal.run(now.toISOString(), id),
    activate: (id, clientSeed) => void activate.run(clientSeed, id),
    setClientSeed: (id, clientSeed) => void setClientSeed.run(clientSeed, id),
    useNonce: (id, nonce) => one(useNonce.get(nonce, id))!,
  };
}

function fromRow(row: Row): Seed {
  return {
    id: row.id,
    playerId: row.player_id,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    state: row.state,
  };
}
