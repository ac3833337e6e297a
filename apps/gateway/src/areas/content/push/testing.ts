import { randomUUID } from 'node:crypto';
import type { TestGateway } from '../../../testing/gateway.ts';

/** Stores a device for a member of `lotus`, as if its browser had subscribed with this key. Returns its id. */
export async function pushDevice({ db, clock }: Pick<TestGateway, 'db' | 'clock'>, memberId: string, publicKey: string): Promise<string> {
  const id = randomUUID();
  const { id: keyId } = await db.selectFrom('push_key').select('id').where('public_key', '=', publicKey).executeTakeFirstOrThrow();
  const identity = { id, merchant: 'lotus', member_id: memberId, session_id: id, key_id: keyId, endpoint_hash: id };
  const device = { subscription: '', browser: 'other', system: 'other', details: false, created_at: clock.now() };
  await db
    .insertInto('push_subscription')
    .values({ ...identity, ...device })
    .execute();
  return id;
}
