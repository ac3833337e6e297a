import { operationTable } from '@parlour/office-api/contract';
import { reaches } from '@parlour/domain/office';
import type { Selectable } from 'kysely';
import { refused, type Operator, type Schema } from '../operator.ts';
import { ownAccounts } from '../people/email.ts';
import { placeOf } from '../people/permitted.ts';
import type { ProposalTable } from '../tables.ts';
import { isBulk, progressOf } from './bulk.ts';
import { isProposable } from './proposable.ts';
import { isMasked } from './sealed-input.ts';

const mostDecided = 200;
export type ProposalRow = Selectable<ProposalTable>;

/** Waiting proposals, oldest first, or decided ones, newest first: those whose subject the operator's roles may see, and their own. */
export async function proposalsList(
  operator: Operator,
  { decided = false }: { decided?: boolean | undefined },
): Promise<Schema<'Proposal'>[]> {
  const now = operator.clock.now();
  const all = operator.db.selectFrom('proposal').selectAll();
  const rows = await (
    decided
      ? all
          .where(({ or, and, eb }) =>
            or([eb('status', 'not in', ['open', 'approved', 'stopped']), and([eb('status', '=', 'open'), eb('expires_at', '<=', now)])]),
          )
          .orderBy('proposed_at', 'desc')
          .limit(mostDecided)
      : all
          .where(({ or, and, eb }) =>
            or([and([eb('status', '=', 'open'), eb('expires_at', '>', now)]), eb('status', 'in', ['approved', 'stopped'])]),
          )
          .orderBy('proposed_at')
  ).execute();
  const shown = rows.filter((row) => isShown(operator, row));
  const many = shown.filter(({ operation }) => isBulk(operation)).map(({ id }) => id);
  const progress = await progressOf(operator, many);
  const own = await ownAccounts(operator);
  return shown.map((row) => proposalOf(operator, row, own, progress.get(row.id)));
}

/** Whether an operator may see a proposal. */
export function isShown(operator: Operator, row: ProposalRow): boolean {
  return row.proposed_by === operator.by.name || reaches(levelOf(operator, row), 'r');
}

/**
 * Why an operator may not decide a proposal, or null if they may: they need level `a`, must not have proposed it, and must not be
 * concerned. `own` are the member accounts that belong to the operator.
 */
export function whyNotDecide(operator: Operator, row: ProposalRow, own: ReadonlySet<string>) {
  const { by } = operator;
  if (!by.named) return refused('operator_name_needed', 'This takes two operators, each under their own name. Say who you are with --as.');
  if (row.proposed_by === by.name)
    return refused('second_operator_needed', `${by.name} has proposed it: a second, different operator must decide.`);
  if (row.member_id !== null && own.has(row.member_id))
    return refused('second_operator_needed', 'It concerns an account of yours, so two others must decide.');
  if (row.concerns === by.name) return refused('second_operator_needed', 'It concerns you, so two others must decide.');
  if (!reaches(levelOf(operator, row), 'a')) return refused('forbidden', 'Your roles do not let you decide this.');
  return null;
}

/** A proposal in the contract's form, for this operator. */
export function proposalOf(
  operator: Operator,
  row: ProposalRow,
  own: ReadonlySet<string>,
  progress?: Schema<'Progress'>,
): Schema<'Proposal'> {
  const isOver = row.status === 'open' && row.expires_at <= operator.clock.now();
  return {
    id: row.id,
    hash: row.input_hash,
    merchant: row.merchant,
    operation: row.operation,
    command: isProposable(row.operation) ? operationTable[row.operation].loggedAs : row.operation,
    subject: { kind: row.subject_kind, id: row.subject, name: row.subject_name },
    reason: row.reason,
    changes: row.changes,
    masked: isMasked(row),
    effect: row.effect,
    by: row.proposed_by,
    at: row.proposed_at.toISOString(),
    expires: row.expires_at.toISOString(),
    status: isOver ? 'expired' : row.status,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    outcome: row.outcome,
    own: row.proposed_by === operator.by.name,
    notBefore: row.not_before?.toISOString() ?? null,
    progress: progress ?? null,
    maySteer: maySteer(operator, row),
    mayDecide: row.status === 'open' && !isOver && whyNotDecide(operator, row, own) === null,
  };
}

/** Whether an operator may stop or resume a bulk operation; somebody who only proposed it may stop it. */
export function maySteer(operator: Operator, row: ProposalRow): boolean {
  if (reaches(levelOf(operator, row), 'w')) return row.status === 'approved' || row.status === 'stopped';
  return row.status === 'approved' && row.proposed_by === operator.by.name;
}

function levelOf({ levelAt }: Operator, { operation, merchant }: ProposalRow) {
  return isProposable(operation) ? levelAt(operationTable[operation].permission, placeOf(merchant)) : undefined;
}
