import { fromDecimal } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import type { Context } from '../../../kernel/context.ts';
import { limitByAddress } from '../../../kernel/rate-limit.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { createMember } from '../member/create.ts';
import { useHumanSolution } from './human.ts';
import { admitted, type LoginResult } from './login.ts';
import { startSession } from './sessions.ts';

const day = 24 * 3600;

/** Creates a trial user with the brand's play money and logs them in; three a day per address at a licensed site. */
export async function startFreePlay(context: Context, body: components['schemas']['FreeplayPayload']): Promise<LoginResult> {
  const { db, merchant, clock, config, random } = context;
  const now = clock.now();
  await useHumanSolution(context, body.altcha);
  const { licensed, demo } = config.limits.trialsPerDay;
  const max = merchant.jurisdiction === 'demo' ? demo : licensed;
  await limitByAddress(context, { bucket: `trial:${merchant.code}`, max, windowSeconds: day }, now);
  const playMoney = fromDecimal(merchant.brand.freePlayAmount, merchant.currency);
  const { member, started } = await inTransaction(db, async (trx) => {
    const made = await createMember(
      trx,
      { merchant, kind: 'trial', username: `trial-${random.bytes(6).toString('hex')}`, playMoney, ip: context.ip },
      now,
    );
    return { member: made, started: await startSession(trx, context, made, { passwordProved: false }) };
  });
  return admitted(context, member, started);
}
