import type { components } from '@parlour/api/contract';
import { sendMessage } from '../../messages/send-message.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { securityEvent } from '../../../observe/security-events.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { memberOf } from '../member/find.ts';
import type { Member } from '../member/tables.ts';
import { countAttempt, forgetAttempts, refuseLocked } from '../session/login-attempts.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { findAuthenticator, openSecret, sealSecret, type Authenticator } from './store.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';
import { accountName } from '../member/login-name.ts';

type Schemas = components['schemas'];

/** How long a set-up's secret can be confirmed, in seconds. */
const beginSeconds = 600;

/** Gives the member a secret for an app; nothing changes until one of its codes is confirmed. Throws `authenticator_exists`. */
export async function beginAuthenticator(context: Context): Promise<Schemas['AuthenticatorSecret']> {
  const { db, vault, clock, random, merchant } = context;
  const member = await memberOf(db, sessionOf(context).memberId);
  const whose = { member_id: member.id, merchant: member.merchant };
  const secret = newSecret(random);
  const row = { secret: sealSecret(vault, whose, secret), created_at: clock.now() };
  const begun = await db
    .insertInto('authenticator')
    .values({ ...whose, ...row, confirmed_at: null, last_step: null, recovery_salt: null })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row).where('authenticator.confirmed_at', 'is', null))
    .returning('member_id')
    .executeTakeFirst();
  if (!begun) throw new Refusal('authenticator_exists');
  return {
    setUpKey: secret,
    uri: otpauthUri(secret, { issuer: merchant.name, account: accountName(vault, member) }),
    expiresIn: beginSeconds,
  };
}

/** Verifies a code and returns its step; a wrong code counts like one at a log-in. */
export async function confirmAuthenticator(
  context: Context,
  { code }: Schemas['AuthenticatorConfirmation'],
): Promise<Schemas['RecoveryCodes']> {
  const { db, log, ip } = context;
  const member = await memberOf(db, sessionOf(context).memberId);
  const begun = refuseUnlessBegun(await findAuthenticator(db, member.id), context.clock.now());
  const step = await tryCode(context, begun, member, code.replace(/[\s-]/g, ''));
  const codes = await inTransaction(db, (trx) => turnOn(trx, context, begun, member, step));
  securityEvent(log, 'authenticator_on', { merchant: member.merchant, memberId: member.id, ip });
  return { codes };
}

function refuseUnlessBegun(found: Authenticator | undefined, now: Date): Authenticator {
  if (found?.confirmed_at) throw new Refusal('authenticator_exists');
  if (!found || now.getTime() - found.created_at.getTime() > beginSeconds * 1000) throw new Refusal('authenticator_missing');
  return found;
}

/** The step of a correct code; a wrong one counts like a wrong code at a log-in. */
async function tryCode({ db, clock, vault }: Context, begun: Authenticator, member: Member, code: string): Promise<number> {
  const now = clock.now();
  const guess = { merchant: member.merchant, secret: 'authenticator', account: member.id } as const;
  await refuseLocked(db, guess, now);
  const { triesLeft } = await countAttempt(db, guess, now);
  const step = stepOf(openSecret(vault, begun), code, now);
  if (step === null) throw new Refusal('code_invalid', { params: { triesLeft }, fields: [{ field: 'code', rule: 'wrong' }] });
  await forgetAttempts(db, guess);
  return step;
}

async function turnOn(trx: Context['db'], { clock, random }: Context, begun: Authenticator, member: Member, step: number) {
  const now = clock.now();
  const { numUpdatedRows } = await trx
    .updateTable('authenticator')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', member.id)
    .where('confirmed_at', 'is', null)
    // If the set-up was restarted meanwhile, its secret is no longer the one that was proved.
    .where('secret', '=', begun.secret)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('authenticator_missing');
  await sendMessage(trx, { merchant: member.merchant, memberId: member.id, kind: 'authenticatorOn', params: {} }, now);
  return renewRecoveryCodes(trx, member, random);
}
