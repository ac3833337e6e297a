import type { DatabaseSync } from 'node:sqlite';

/** Rounds that a player lets begin without a press. */
export interface Autoplay {
  id: string;
  playerId: string;
  gameCode: string;
  /** How many at most. */
  rounds: number;
  /** Minor units; null for none. */
  lossLimit: bigint | null;
  createdAt: Date;
}

export interface AutoplayStore {
  add(autoplay: Autoplay): void;
  find(id: string): Autoplay | undefined;
  /** How many of its rounds have begun, and how much they have lost, in minor units; negative where they won. */
  progress(id: string): { rounds: number; lost: bigint };
}

interface Row {
  id: string;
  player_id: string;
  game_code: string;
  rounds: number;
  loss_limit: number | null;
  created_at: string;
}

export function autoplayStore(db: DatabaseSync): AutoplayStore {
  const insert = db.prepare('insert into autoplays values (?, ?, ?, ?, ?, ?)');
  const select = db.prepare('select * from autoplays where id = ?');
  const count = db.prepare(
    "select count(*) as rounds, coalesce(sum(stake - coalesce(win, 0)), 0) as lost from rounds where autoplay_id = ? and state not in ('refused', 'returned')",
  );
  return {
    add({ id, playerId, gameCode, rounds, lossLimit, createdAt }) {
      insert.run(id, playerId, gameCode, rounds, lossLimit, createdAt.toISOString());
    },
    find(id) {
      // node:sqlite does not type columns; the statements name those of the casts.
      const row = select.get(id) as unknown as Row | undefined;
      if (!row) return undefined;
      const { player_id: playerId, game_code: gameCode, rounds, loss_limit: limit, created_at: at } = row;
      return { id, playerId, gameCode, rounds, lossLimit: limit === null ? null : BigInt(limit), createdAt: new Date(at) };
    },
    progress(id) {
      const { rounds, lost } = count.get(id) as unknown as { rounds: number; lost: number };
      return { rounds, lost: BigInt(lost) };
    },
  };
}
