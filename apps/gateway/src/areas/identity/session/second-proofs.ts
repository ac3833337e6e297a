import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { provedContacts } from '../member/contacts.ts';
import type { Member } from '../member/tables.ts';
import { hasAuthenticator } from './authenticator.ts';
import { isKnownNetwork } from './known-networks.ts';
import type { LoginProof } from './tables.ts';

export type VerificationMethod = components['schemas']['VerificationMethod'];

/**
 * By what somebody who has proved to be `member` must prove it once more, one of them being enough; none where nothing more
 * is asked. An authenticator that is on is always asked for, and nothing weaker in its place; a network that is new wants
 * any contact that was proved, unless a code has just come by one. A passkey has asked for its user and needs no more.
 */
export async function secondProofs(context: Context, member: Member, proof: LoginProof): Promise<VerificationMethod[]> {
  const { db, merchant, network } = context;
  if (proof.passkeyProved || member.kind !== 'member') return [];
  if (await hasAuthenticator(db, member.id)) return ['authenticator'];
  if (proof.byCode || proof.recovering || !merchant.flags.addressCheck || (await isKnownNetwork(db, member, network))) return [];
  return provedContacts(context, member).map(({ channel }) => channel);
}
