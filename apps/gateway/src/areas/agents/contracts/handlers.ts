import type { BodyOf, components, operations } from '@parlour/api/contract';
import { type Currency } from '@parlour/domain';
import { contractKinds, judgeOffer, platform, writeRate, type ContractKind, type Tier } from '@parlour/domain/agents';
import type { HandlersOf } from '../../../http/handler.ts';
import { sessionOf, type Context } from '../../../kernel/context.ts';
import { pageOf, rowsOf } from '../../../kernel/page.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Db } from '../../../kernel/tables.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { findMember, memberOf } from '../../identity/member/find.ts';
import type { Member } from '../../identity/member/tables.ts';
import { rulesFor } from '../money/limits.ts';
import { agentPolicyOf } from '../policy.ts';
import { directDownlineMember, teamMember } from '../team.ts';
import { acceptOffer, askEnd, closeOffer, endContract, offerContract, rejectEnd, type Changing } from './life.ts';
import { contractLine, type ContractRow } from './lines.ts';
import { previewPeriods } from './preview.ts';
import { tiersFrom, tiersToWire, type StoredTerms } from './stored-tiers.ts';
import { flagOfRun } from '../settlement/run.ts';
import { accountNames, contractsToWire, contractToWire, stateAt } from './to-wire.ts';

type Schemas = components['schemas'];

function refuseUnlessOffered({ merchant }: Context, kind: ContractKind): void {
  if (!merchant.flags[flagOfRun[kind]]) throw new Refusal('function_not_enabled');
}

async function currentOf(db: Db, holderId: string, kind: ContractKind): Promise<ContractRow | null> {
  const row = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where('holder_id', '=', holderId)
    .where('kind', '=', kind)
    .where('state', '=', 'active')
    .where('to_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

async function offerOf(db: Db, holderId: string, kind: ContractKind, now: Date): Promise<ContractRow | null> {
  const row = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where('holder_id', '=', holderId)
    .where('kind', '=', kind)
    .where('state', '=', 'offered')
    .where('lapses_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

async function contractOf(
  context: Context,
  query: operations['getAgentContract']['parameters']['query'],
): Promise<Schemas['ContractsOfAccount']> {
  const { db, merchant, clock } = context;
  const { kind } = query;
  refuseUnlessOffered(context, kind);
  const me = await memberOf(db, sessionOf(context).memberId);
  const of = query.account === undefined ? me : (await teamMember(db, context, query.account)).member;
  const wire = async (row: ContractRow | null) => row && contractToWire(context, row);
  const policy = await agentPolicyOf(db, merchant.code, me.currency as Currency);
  const limits = policy.offersOf(kind);
  return {
    current: await wire(await currentOf(db, of.id, kind)),
    offer: await wire(await offerOf(db, of.id, kind, clock.now())),
    own: await wire(await currentOf(db, me.id, kind)),
    cycle: policy.cycleOf(kind),
    limits: { ...limits, minRate: writeRate(limits.minRate), maxRate: writeRate(limits.maxRate), step: writeRate(limits.step) },
  };
}

async function downlineContracts(
  context: Context,
  query: operations['listDownlineContracts']['parameters']['query'],
): Promise<Schemas['AgentContractPage']> {
  const { db, clock } = context;
  refuseUnlessOffered(context, query.kind);
  const now = clock.now();
  let own = db.selectFrom('agent_contract').where('payer_id', '=', sessionOf(context).memberId).where('kind', '=', query.kind);
  if (query.account !== undefined) own = own.where('holder_id', '=', (await teamMember(db, context, query.account)).member.id);
  const { state } = query;
  if (state === 'offered') own = own.where('state', '=', 'offered').where('lapses_at', '>', now);
  else if (state === 'lapsed')
    own = own.where((eb) => eb.or([eb('state', '=', 'lapsed'), eb.and([eb('state', '=', 'offered'), eb('lapses_at', '<=', now)])]));
  else if (state === 'ended')
    own = own.where((eb) => eb.or([eb('state', '=', 'ended'), eb.and([eb('state', '=', 'active'), eb('to_at', '<=', now)])]));
  else if (state === 'ending') own = own.where('state', '=', 'active').where('to_at', 'is', null).where('ending_asked_by', 'is not', null);
  else if (state === 'active')
    own = own
      .where('state', '=', 'active')
      .where((eb) => eb.or([eb('to_at', '>', now), eb.and([eb('to_at', 'is', null), eb('ending_asked_by', 'is', null)])]));
  else if (state !== undefined) own = own.where('state', '=', state);
  const { count } = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const { limit, offset } = rowsOf(query);
  const rows = await own.selectAll().orderBy('offered_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { list: await contractsToWire(context, rows), page: pageOf(query, Number(count)) };
}

/** The popup after log-in: the account's own contracts, and offers or requests that wait for an answer. */
async function consolidated(context: Context): Promise<Schemas['ConsolidatedContracts']> {
  const { db, merchant, clock } = context;
  const me = sessionOf(context).memberId;
  const now = clock.now();
  const rows = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where((eb) => eb.or([eb('holder_id', '=', me), eb.and([eb('payer_id', '=', me), eb('ending_asked_by', '=', 'holder')])]))
    .where('state', 'in', ['offered', 'active'])
    .orderBy('offered_at', 'desc')
    .limit(200)
    .execute();
  const live = rows.filter((row) => merchant.flags[flagOfRun[row.kind]] && ['offered', 'active', 'ending'].includes(stateAt(row, now)));
  const waits = (kind: ContractKind): 0 | 1 | 2 => {
    const own = live.filter((row) => row.kind === kind);
    if (own.some((row) => row.holder_id === me && row.state === 'offered')) return 1;
    const asked = (row: ContractRow): boolean => row.ending_asked_by === (row.holder_id === me ? 'payer' : 'holder');
    return own.some((row) => stateAt(row, now) === 'ending' && asked(row)) ? 2 : 0;
  };
  const { flags } = merchant;
  const kinds = contractKinds.filter((kind) => flags[flagOfRun[kind]]);
  return {
    dailySalary: flags.dailySalary,
    hourSalary: flags.hourlySalary,
    salary: flags.realTimeSalary,
    enableCt: kinds.length > 0,
    kinds,
    transferDown: flags.agentTransferDown && (await rulesFor(db, me)).down !== false,
    dailysalreqtype: waits('daily'),
    contracthoursalreqtype: waits('hourly'),
    realtimesalreqtype: waits('realtime'),
    divtypereq: waits('dividend'),
    contracts: await contractsToWire(context, live),
  };
}

async function preview(context: Context, body: BodyOf<'previewContract'>): Promise<Schemas['ContractPreview']> {
  const { db, merchant } = context;
  const { kind } = body;
  refuseUnlessOffered(context, kind);
  const me = sessionOf(context).memberId;
  const { member, depth } = await teamMember(db, context, body.account);
  if (depth > 1) throw new Refusal('not_direct_downline');
  const currency = member.currency as Currency;
  const tiers = body.tiers === null ? null : tiersFrom(body.tiers, currency);
  const policy = await agentPolicyOf(db, merchant.code, currency);
  const line = await contractLine(db, { merchant: merchant.code, kind, of: member.id, currency });
  const by = depth === 1 ? me : (member.upline_id ?? platform);
  const judged = judgeOffer({
    kind,
    tree: line.tree,
    contracts: line.contracts,
    holder: member.id,
    by,
    tiers,
    policy: policy.offersOf(kind),
  });
  const payer = member.upline_id;
  // The upline's share also depends on its other downlines, which are shown beside the account.
  const around = payer === null ? line : await contractLine(db, { merchant: merchant.code, kind, of: payer, currency });
  const names = await accountNames(context, judged.closure);
  const periods = await previewPeriods(context, {
    kind,
    holder: member.id,
    upline: payer,
    payer: depth === 1 ? payer : null,
    tiers,
    terms: kind === 'affiliate' ? await termsAsked(context, member.id, tiers, currency) : {},
    line: around,
    closure: judged.closure,
    policy,
    currency,
  });
  return {
    valid: judged.valid,
    reasons: [...judged.reasons],
    closure: judged.closure.map((id) => names.get(id) ?? ''),
    periods,
  };
}

/**
 * What an affiliate's contract with these tiers would state besides them: what the waiting offer of just these tiers states, or else what
 * the caller, offering them, would pass on.
 */
async function termsAsked(
  { db, clock, ...context }: Context,
  holderId: string,
  tiers: readonly Tier[] | null,
  currency: Currency,
): Promise<StoredTerms> {
  const me = sessionOf(context).memberId;
  const offer = await offerOf(db, holderId, 'affiliate', clock.now());
  const written = (of: readonly Tier[]): string => JSON.stringify(tiersToWire(of, currency));
  if (offer && tiers && written(tiersFrom(offer.tiers, currency)) === written(tiers)) return offer.terms;
  return (await currentOf(db, me, 'affiliate'))?.terms ?? {};
}

/** Ids of the named accounts in the team; throws `not_found` for any other name. */
async function idsOf(trx: Db, context: Context, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await teamMember(trx, context, name)).member.id);
  return ids;
}

function offer(context: Context, body: BodyOf<'offerContract'>): Promise<Schemas['AgentContract']> {
  const { kind } = body;
  refuseUnlessOffered(context, kind);
  return changing(context, async (now) => {
    const holder = await directDownlineMember(now.trx, context, body.account);
    const me = await memberOf(now.trx, sessionOf(context).memberId);
    const tiers = tiersFrom(body.tiers, holder.currency as Currency);
    const closure = await idsOf(now.trx, context, body.closure);
    return offerContract(now, { kind, holder, tiers, cycle: body.cycle, by: me.id, madeBy: me.username, closure });
  });
}

/** Runs a change to contracts in one transaction and answers with the contract concerned. */
function changing(context: Context, work: (changing: Changing) => Promise<ContractRow>): Promise<Schemas['AgentContract']> {
  const { db, merchant, clock } = context;
  return inTransaction(db, async (trx) => contractToWire(context, await work({ trx, merchant, now: clock.now() })));
}

interface Party {
  readonly row: ContractRow;
  readonly side: 'holder' | 'payer';
  readonly holder: Member;
}

/** A contract that the calling agent holds or pays. Throws `not_my_contract` for any other. */
async function ownContract(trx: Db, context: Context, id: string): Promise<Party> {
  const row = await trx
    .selectFrom('agent_contract')
    .selectAll()
    .where('merchant', '=', context.merchant.code)
    .where('id', '=', id)
    .executeTakeFirst();
  const me = sessionOf(context).memberId;
  const side = row && (row.holder_id === me ? 'holder' : row.payer_id === me ? 'payer' : undefined);
  if (!side) throw new Refusal('not_my_contract');
  const holder = await findMember(trx, row.holder_id);
  if (!holder) throw new Refusal('not_my_contract');
  return { row, side, holder };
}

type AnswerBody = BodyOf<'acceptContract'>;

function accept(context: Context, body: AnswerBody): Promise<Schemas['AgentContract']> {
  return changing(context, async (now) => {
    const { row, side, holder } = await ownContract(now.trx, context, body.contractId);
    const closure = await idsOf(now.trx, context, body.closure);
    if (row.state === 'offered') {
      if (side !== 'holder') throw new Refusal('not_my_contract');
      return acceptOffer(now, row, holder.currency as Currency, closure);
    }
    if (stateAt(row, now.now) !== 'ending' || row.ending_asked_by === side) throw new Refusal('contract_state');
    return endContract(now, row, holder.currency as Currency, closure);
  });
}

function reject(context: Context, { contractId }: BodyOf<'rejectContract'>): Promise<Schemas['AgentContract']> {
  return changing(context, async (now) => {
    const { row, side } = await ownContract(now.trx, context, contractId);
    if (row.state === 'offered') {
      if (side !== 'holder') throw new Refusal('not_my_contract');
      return closeOffer(now, row, 'rejected');
    }
    if (row.ending_asked_by === side) throw new Refusal('contract_state');
    return rejectEnd(now, row);
  });
}

function withdraw(context: Context, { contractId }: BodyOf<'withdrawContract'>): Promise<Schemas['AgentContract']> {
  return changing(context, async (now) => {
    const { row, side } = await ownContract(now.trx, context, contractId);
    if (side !== 'payer') throw new Refusal('not_my_contract');
    return closeOffer(now, row, 'withdrawn');
  });
}

function terminate(context: Context, body: AnswerBody): Promise<Schemas['AgentContract']> {
  return changing(context, async (now) => {
    const { row, side, holder } = await ownContract(now.trx, context, body.contractId);
    return askEnd(now, row, side, holder.currency as Currency, await idsOf(now.trx, context, body.closure));
  });
}

export type ContractOperation =
  | 'getConsolidatedContracts'
  | 'getAgentContract'
  | 'listDownlineContracts'
  | 'previewContract'
  | 'offerContract'
  | 'acceptContract'
  | 'rejectContract'
  | 'withdrawContract'
  | 'terminateContract';

export const contractHandlers: HandlersOf<ContractOperation> = {
  getConsolidatedContracts: (_asked, context) => consolidated(context),
  getAgentContract: ({ query }, context) => contractOf(context, query),
  listDownlineContracts: ({ query }, context) => downlineContracts(context, query),
  previewContract: ({ body }, context) => preview(context, body),
  offerContract: ({ body }, context) => offer(context, body),
  acceptContract: ({ body }, context) => accept(context, body),
  rejectContract: ({ body }, context) => reject(context, body),
  withdrawContract: ({ body }, context) => withdraw(context, body),
  terminateContract: ({ body }, context) => terminate(context, body),
};
