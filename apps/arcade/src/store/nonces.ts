import type { DatabaseSync } from 'node:sqlite';

export interface NonceStore {
  /** False when `nonce` was seen before and has not expired; remembers it otherwise. */
  use(nonce: string, now: Date, expiresAt: Date): boolean;
}

export function nonceStore(db: DatabaseSync): NonceStore {
  const forget = db.prepare('delete from nonces where expires_at <= ?');
  const insert = db.prepare('insert into nonces (nonce, expires_at) values (?, ?) on conflict do nothing');
  return {
    use(nonce, now, expiresAt) {
      forget.run(now.toISOString());
      return insert.run(nonce, expiresAt.toISOString()).changes === 1;
    },
  };
}
