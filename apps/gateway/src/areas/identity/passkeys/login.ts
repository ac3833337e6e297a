import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findMember } from '../member/find.ts';
import { admit, type LoginResult } from '../session/login.ts';
import { passkeyRequest, provePasskey } from './proof.ts';

type Schemas = components['schemas'];

/** A challenge for whatever passkey of this site the browser has. */
export async function startPasskeyLogin(context: Context): Promise<Schemas['PasskeyRequest']> {
  await limitTries(context, 'options');
  return passkeyRequest(context, 'login');
}

/** Logs in the owner of a passkey; with a verified user it needs no second proof. Throws `passkey_refused` and `account_blocked`. */
export async function loginPasskey(context: Context, proof: Schemas['PasskeyProof']): Promise<LoginResult> {
  await limitTries(context, 'login');
  const { passkey, use } = await provePasskey(context, 'login', proof);
  const member = await findMember(context.db, passkey.member_id);
  if (!member) throw new Refusal('passkey_refused');
  return admit(context, member, { passwordProved: false, passkeyProved: true }, use);
}

async function limitTries(context: Context, what: 'options' | 'login'): Promise<void> {
  const { merchant, config, clock } = context;
  const bucket = `passkey:${what}:${merchant.code}`;
  await limitByAddress(context, { bucket, max: config.limits.loginTries, windowSeconds: 600 }, clock.now());
}
