import type { components } from '@parlour/api/contract';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { steppedUp } from '../session/step-up.ts';
import { passkeyRequest, provePasskey } from './proof.ts';
import { passkeysOf, siteOf } from './store.ts';

type Schemas = components['schemas'];

/** A challenge for the member's own passkeys of this site. */
export async function startPasskeyStepUp(context: Context): Promise<Schemas['PasskeyRequest']> {
  const site = siteOf(context);
  const passkeys = await passkeysOf(context.db, sessionOf(context).memberId);
  return passkeyRequest(
    context,
    'stepUp',
    passkeys.filter((passkey) => passkey.site === site && passkey.suspected_at === null),
  );
}

/** Performs a step-up of this session, for five minutes. Throws `passkey_refused`, also for another member's passkey. */
export async function stepUpPasskey(context: Context, proof: Schemas['PasskeyProof']): Promise<Schemas['StepUpResult']> {
  const { passkey, use } = await provePasskey(context, 'stepUp', proof);
  if (passkey.member_id !== sessionOf(context).memberId) throw new Refusal('passkey_refused');
  await inTransaction(context.db, use);
  return steppedUp(context, 'passkey');
}
