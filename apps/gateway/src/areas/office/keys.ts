import { windowSeconds } from '../../http/sealed-body.ts';
import { rotateSealingKey } from '../../http/sealing-keys.ts';
import type { Operator, Schema } from './operator.ts';

/** Brings in a new key for sealed bodies; nobody who is sending one notices (security E08). */
export async function keysRotate({ db, vault, clock }: Operator): Promise<Schema<'SealingKey'>> {
  const { kid } = await rotateSealingKey(db, vault, clock.now());
  return { key: kid, olderOpensFor: `${windowSeconds} s` };
}
