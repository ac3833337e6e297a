import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { provedContacts } from '../member/contacts.ts';
import type { Member } from '../member/tables.ts';
import { hasAuthenticator } from './authenticator.ts';
import { isKnownNetwork } from './known-networks.ts';
import type { LoginProof } from './tables.ts';

export type VerificationMethod = components['schemas']['VerificationMethod'];

/**
 * The second proofs that a log-in of `member` needs, any of which suffices; empty if none is needed. If an authenticator is on, only it is
 * accepted. A new network requires a verified contact, unless a code has just come through one. A passkey has verified its user and needs
 * nothing more.
 */
export async function secondProofs(context: Context, member: Member, proof: LoginProof): Promise<VerificationMethod[]> {
  const { db, merchant, network } = context;
  if (proof.passkeyProved || member.kind !== 'member') return [];
  if (await hasAuthenticator(db, member.id)) return ['authenticator'];
  if (proof.byCode || proof.recovering || !merchant.flags.addressCheck || (await isKnownNetwork(db, member, network))) return [];
  return provedContacts(context, member).map(({ channel }) => channel);
}
