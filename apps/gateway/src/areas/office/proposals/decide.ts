import { operationTable, type ProposableOperation } from '@parlour/office-api/contract';
import { tellQueue } from '../../../db/notifier.ts';
import { tidyText } from '@parlour/domain';
import type { AuditEvent } from '@parlour/domain/office';
import { someOf } from '../../../kernel/merchants.ts';
import { Refusal, statusOf } from '../../../kernel/refusal.ts';
import { inSavepoint } from '../../../kernel/transaction.ts';
import { tell } from '../audit/append.ts';
import { type AuditNote, isId, refused, type Operator, type Schema } from '../operator.ts';
import { ownAccounts } from '../people/email.ts';
import type { ProposalTable } from '../tables.ts';
import { isBulk, progressOf, runItems } from './bulk.ts';
import { noteOf } from './examined.ts';
import { isShown, maySteer, proposalOf, whyNotDecide, type ProposalRow } from './list.ts';
import { examinerOf, handlerOf, isProposable } from './proposable.ts';
import { propose } from './propose.ts';
import { openInput, withoutSecret } from './sealed-input.ts';

const shortestReason = 5;

/**
 * Executes another operator's proposal, in one transaction with the decision (office O12). Of several concurrent approvals one executes it,
 * the others get `approval_decided`. `hash` identifies what was reviewed. If execution is refused, it is rolled back and the proposal ends
 * as `failed`; if the subject has changed since the proposal, nothing is done and it ends as `stale`.
 */
export async function proposalApprove(operator: Operator, { id, hash }: { id: string; hash: string }): Promise<Schema<'ApprovedProposal'>> {
  const row = await decidableProposal(operator, id);
  if (row.input_hash !== hash) throw refused('approval_differs', 'This has changed since you reviewed it. Look again.');
  const as = { ...atPlaceOf(operator, row), proposal: row.id };
  const { operation, input } = await executable(operator, row);
  const told = operator.notes.length;
  const ended = await inSavepoint(operator.db, async () => {
    const examined = await examinerOf(operation)(as, input);
    if (examined.version !== row.subject_version) return { status: 'stale', outcome: null, result: null } as const;
    if (!examined.items) tell(operator, { event: auditOf(operation), ...noteOf(examined), proposal: row.id });
    const result = (await handlerOf(operation)(as, input)) as Record<string, unknown>;
    // A job handles many subjects, one at a time.
    return { status: examined.items ? 'approved' : 'executed', outcome: null, result } as const;
  }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || statusOf[error.code] >= 500) throw error;
    operator.notes.length = told;
    return { status: 'failed', outcome: error.message, code: error.code, result: null } as const;
  });
  if (ended.status !== 'stale') tellOf(operator, row, { event: 'proposal.approved' });
  if (ended.status === 'stale') tellOf(operator, row, { event: 'proposal.stale' });
  if (ended.status === 'failed') tellOf(operator, row, { event: 'proposal.failed', outcome: 'failed', detail: ended.code });
  return { proposal: await decide(operator, row, ended), result: ended.result };
}

/** Rejects a proposal: nothing is done, and the reason is stored and shown to its author. */
export async function proposalReject(operator: Operator, { id, reason }: { id: string; reason: string }): Promise<Schema<'Proposal'>> {
  const outcome = tidyText(reason);
  if (outcome.length < shortestReason)
    throw refused('field_invalid', 'The person who proposed this is told the reason. Write at least five characters.');
  const row = await decidableProposal(operator, id);
  tellOf(operator, row, { event: 'proposal.rejected', reason: outcome });
  return decide(operator, row, { status: 'rejected', outcome });
}

/** Withdraws the operator's own proposal. */
export async function proposalWithdraw(operator: Operator, { id }: { id: string }): Promise<Schema<'Proposal'>> {
  const row = await openProposal(operator, id);
  if (row.proposed_by !== operator.by.name) throw refused('forbidden', `${row.proposed_by} has proposed it: you can reject it.`);
  tellOf(operator, row, { event: 'proposal.withdrawn' });
  return decide(operator, row, { status: 'withdrawn', outcome: null });
}

/** Proposes the input of a decided proposal again, against the current state (office O14). */
export async function proposeAgain(operator: Operator, { id }: { id: string }): Promise<Schema<'Waiting'>> {
  const row = await theProposal(operator, id);
  if (row.status === 'open' && row.expires_at > operator.clock.now()) throw refused('approval_differs', 'It is still waiting.');
  const { operation, input } = await executable(operator, row);
  const as = atPlaceOf(operator, row);
  const examined = await examinerOf(operation)(as, input);
  return propose(as, operation, input, examined);
}

function tellOf(
  operator: Operator,
  { id, merchant, subject_kind: kind, subject }: ProposalRow,
  note: Omit<AuditNote, 'merchant' | 'subject'>,
): void {
  tell(operator, { merchant, subject: { kind, id: subject }, proposal: id, ...note });
}

const auditOf = (operation: ProposableOperation) => operationTable[operation].audit;

async function decide(
  operator: Operator,
  row: ProposalRow,
  { status, outcome }: Pick<ProposalTable, 'status' | 'outcome'>,
): Promise<Schema<'Proposal'>> {
  const decision = { status, outcome, decided_by: operator.by.name, decided_at: operator.clock.now() };
  await operator.db
    .updateTable('proposal')
    .set({ ...decision, input: withoutSecret })
    .where('id', '=', row.id)
    .execute();
  tellQueue(operator.db, { merchant: row.merchant, queue: 'proposals' });
  return withProgress(operator, { ...row, ...decision });
}

/** Stops a running or scheduled bulk operation; subjects already handled stay so. */
export async function proposalStop(operator: Operator, { id }: { id: string }): Promise<Schema<'Proposal'>> {
  return steer(operator, id, { from: 'approved', to: 'stopped', event: 'proposal.withdrawn' });
}

/** Resumes a stopped bulk operation with the remaining subjects. */
export async function proposalResume(operator: Operator, { id }: { id: string }): Promise<Schema<'Proposal'>> {
  const resumed = await steer(operator, id, { from: 'stopped', to: 'approved', event: 'proposal.approved' });
  const now = operator.clock.now();
  await runItems(operator.db, id, resumed.notBefore === null ? now : new Date(resumed.notBefore), now);
  return resumed;
}

/** The subjects of a bulk proposal, each with its outcome. */
export async function proposalItems(operator: Operator, { id }: { id: string }): Promise<Schema<'ProposalItem'>[]> {
  await theProposal(operator, id);
  const rows = await operator.db.selectFrom('proposal_item').selectAll().where('proposal', '=', id).orderBy('seq').execute();
  return rows.map(({ subject, name, status, outcome }) => ({ id: subject, name, status, outcome }));
}

type Steered = Extract<ProposalTable['status'], 'approved' | 'stopped'>;

async function steer(
  operator: Operator,
  id: string,
  { from, to, event }: { from: Steered; to: Steered; event: AuditEvent },
): Promise<Schema<'Proposal'>> {
  const row = await theProposal(operator, id);
  if (row.status !== from) throw refused('approval_decided', 'Someone has already stopped or resumed it, or it is done.');
  if (!maySteer(operator, row)) throw refused('forbidden', 'Your roles do not let you decide this.');
  tellOf(operator, row, { event, before: { status: from }, after: { status: to } });
  await operator.db.updateTable('proposal').set({ status: to }).where('id', '=', row.id).execute();
  tellQueue(operator.db, { merchant: row.merchant, queue: 'proposals' });
  return withProgress(operator, { ...row, status: to });
}

async function withProgress(operator: Operator, row: ProposalRow): Promise<Schema<'Proposal'>> {
  const progress = isBulk(row.operation) ? await progressOf(operator, [row.id]) : undefined;
  return proposalOf(operator, row, await ownAccounts(operator), progress?.get(row.id));
}

/** A waiting proposal that this operator may decide. */
async function decidableProposal(operator: Operator, id: string): Promise<ProposalRow> {
  const row = await openProposal(operator, id);
  const not = whyNotDecide(operator, row, await ownAccounts(operator));
  if (not) throw not;
  return row;
}

/** A waiting proposal, locked until the transaction ends. */
async function openProposal(operator: Operator, id: string): Promise<ProposalRow> {
  const row = await theProposal(operator, id);
  if (row.status !== 'open' || row.expires_at <= operator.clock.now())
    throw refused('approval_decided', 'It is no longer waiting: someone has decided it, or its seven days are over.');
  return row;
}

async function theProposal(operator: Operator, id: string): Promise<ProposalRow> {
  const row = isId(id)
    ? await operator.db.selectFrom('proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row || !isShown(operator, row)) throw refused('not_found', `There is no proposal ${id}.`);
  return row;
}

/** The operator, limited to the merchant of the proposal. */
function atPlaceOf(operator: Operator, { merchant }: ProposalRow): Operator {
  return merchant === null ? operator : { ...operator, merchants: someOf(operator.merchants, ({ code }) => code === merchant) };
}

/** A proposal's operation and stored input. Throws if this release no longer knows the operation or accepts the input. */
async function executable(operator: Operator, row: ProposalRow): Promise<{ operation: ProposableOperation; input: never }> {
  const { operation } = row;
  if (!isProposable(operation)) throw refused('approval_decided', `This version of the gateway doesn’t know the operation ${operation}.`);
  const { input } = await openInput(operator, row);
  return { operation, input: input as never };
}
