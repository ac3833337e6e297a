import type { BodyOf, components } from '@parlour/api/contract';
import { accountTypes, agentTypes, checkRegistration, isAgentType, patterns, type AgentType } from '@parlour/domain';
import { sessionOf, type Context } from '../../kernel/context.ts';
import { Refusal, type FieldError } from '../../kernel/refusal.ts';
import type { Db } from '../../kernel/tables.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lowestGroupFor } from './group.ts';
import { hasRoomBelow } from '../identity/line/place.ts';
import { takeQuota } from '../identity/line/quota.ts';
import { createMember } from '../identity/member/create.ts';
import { memberOf } from '../identity/member/find.ts';
import { registrationRules } from '../identity/member/registration-rules.ts';
import { resetPassword } from '../identity/session/reset-password.ts';
import { setShare } from './shares.ts';
import { directDownlineMember } from './team.ts';

type Schemas = components['schemas'];

const passwordPlace = (context: Context) => ({
  merchant: context.merchant.code,
  column: 'idempotency.answer',
  id: sessionOf(context).memberId,
});

/**
 * Creates an account directly below the calling agent. It must choose its own password before anything else. The one-time password is
 * sealed, because the answer is stored with its idempotency key.
 */
export function createDownlineAccount(context: Context, body: BodyOf<'createDownlineAccount'>): Promise<Schemas['CreatedAccount']> {
  const { db, merchant, random, clock, ip, country, vault } = context;
  const now = clock.now();
  const agentId = sessionOf(context).memberId;
  checkUsername(context, body.username);
  const agentType = agentTypeOf(context, body.type);
  return inTransaction(db, async (trx) => {
    await checkPlace(trx, agentId, body.group);
    const place = { uplineId: agentId, agentType, prizeGroup: body.group ?? null };
    const made = await createMember(trx, { merchant, kind: 'member', username: body.username, place, ip, country, way: 'agent' }, now);
    if (body.share) await setShare(trx, { merchant: merchant.code, by: agentId, of: made.id }, body.share);
    const { password, until } = await resetPassword(trx, made, random, now);
    return { account: made.username, oneTimePassword: vault.seal(passwordPlace(context), password), validUntil: until.toISOString() };
  });
}

/** The answer with its one-time password opened, as the agent is shown it, even if the request is repeated. */
export function withPasswordOpened(context: Context, made: Schemas['CreatedAccount']): Schemas['CreatedAccount'] {
  return { ...made, oneTimePassword: context.vault.open(passwordPlace(context), made.oneTimePassword) };
}

/** Refuses a prize group above the agent's own, and an account that would make the line too deep. */
export async function checkPlace(db: Db, agentId: string, group: number | undefined): Promise<void> {
  const agent = await memberOf(db, agentId);
  if (group !== undefined && (agent.prize_group === null || group > agent.prize_group)) throw new Refusal('group_out_of_range');
  if (!(await hasRoomBelow(db, agentId))) throw new Refusal('line_too_deep');
}

/** The agent type that an agent of this type may give to an account below, or null for a member. Only operators create heads of lines. */
export function agentTypeOf({ merchant }: Context, type: Schemas['AgentAccountType']): AgentType | null {
  if (!isAgentType(type)) return null;
  const offered: readonly AgentType[] = merchant.brand.agentTypes ?? agentTypes;
  if (type === accountTypes.head || !offered.includes(type))
    throw new Refusal('field_invalid', { fields: [{ field: 'type', rule: 'wrong' }] });
  return type;
}

/** Checks a username by the site's registration rules. */
function checkUsername({ merchant, clock }: Context, username: string): void {
  const asked = registrationRules(merchant.brand, 'byUsername').filter(({ name }) => name === 'username');
  const usual = { name: 'username', required: true, patternId: patterns.letterFirst.id, minLength: 4, maxLength: 16 };
  const facts = {
    guesses: { words: [] },
    minimumAge: merchant.brand.jurisdiction.minimumAge,
    dialingCodes: merchant.brand.dialingCodes,
    today: clock.now(),
  };
  const problems = checkRegistration(asked.length > 0 ? asked : [usual], { username }, facts);
  if (problems.length > 0) throw new Refusal('field_invalid', { fields: problems as FieldError[] });
}

/**
 * Sets the prize group of a direct downline: at most the agent's own, at least that of every account directly below it and of its open
 * bets.
 */
export function setDownlineGroup(context: Context, { account, group }: BodyOf<'setDownlineGroup'>): Promise<Schemas['GroupOfAccount']> {
  const agentId = sessionOf(context).memberId;
  return inTransaction(context.db, async (trx) => {
    const member = await directDownlineMember(trx, context, account);
    // Locks both accounts: of two concurrent changes, to an account and to one below it, the second one sees the first.
    const held = await trx
      .selectFrom('member')
      .select(['id', 'prize_group'])
      .where('id', 'in', [member.id, agentId])
      .orderBy('id')
      .forUpdate()
      .execute();
    const own = held.find(({ id }) => id === agentId)?.prize_group ?? null;
    const lowest = await lowestGroupFor(trx, member.id);
    if (own === null || group > own || (lowest !== null && group < lowest)) throw new Refusal('group_out_of_range');
    const before = held.find(({ id }) => id === member.id)?.prize_group ?? null;
    // Otherwise an account opened at an uncounted group could be raised into a counted one without using quota.
    if (before === null || group > before) await takeQuota(trx, { merchant: context.merchant.code, agentId, group });
    await trx.updateTable('member').set({ prize_group: group }).where('id', '=', member.id).execute();
    return { account, group };
  });
}
