import { randomUUID } from 'node:crypto';
import type { TestGateway } from '../../../testing/gateway.ts';
import { addIdentity } from './identities.ts';

/** Connects an account at some provider with a member of `lotus`, without any checks; returns the connection's id. */
export async function connected({ db, clock }: Pick<TestGateway, 'db' | 'clock'>, memberId: string): Promise<string> {
  const [issuer, subject] = [`https://${randomUUID()}.example`, randomUUID()];
  await addIdentity(db, { merchant: 'lotus', memberId, provider: 'ferrow', issuer, subject, shownAs: null }, clock.now());
  const { id } = await db.selectFrom('social_identity').select('id').where('subject', '=', subject).executeTakeFirstOrThrow();
  return id;
}
