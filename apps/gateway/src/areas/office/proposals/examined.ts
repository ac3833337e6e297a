import type { AuditEvent } from '@parlour/domain/office';
import type { OperationId } from '@parlour/office-api/contract';
import type { ExaminedItem } from './bulk-step.ts';
import { type AuditNote, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** What an operation would do, determined before it does anything. */
export interface Examined {
  /** Null if it concerns the installation. */
  merchant: string | null;
  subject: Schema<'Proposal'>['subject'];
  changes: Schema<'ProposedChange'>[];
  effect: Schema<'Effect'> | null;
  reason: string | null;
  /** A fingerprint of the subject: if it differs at the approval, what was reviewed is out of date, and nothing is done. */
  version: string;
  /** Whether the operation's policy asks for two people in this case. */
  needsTwo: boolean;
  /** If it differs from the one that the contract gives the operation. */
  event?: AuditEvent;
  /** The operator whom it concerns, who cannot be one of the two. */
  concerns?: string;
  /** The member whom it benefits or costs, if that is not the subject: no operator decides about an account of their own. */
  member?: string;
  /** If it has many subjects: each of them. */
  items?: readonly ExaminedItem[];
  /** What is stored to be carried out, if it differs from the input: those whom a filter finds now, not those whom it would find later. */
  input?: object;
  /** If it is to wait until then. */
  notBefore?: Date | null;
}

/** Determines what an operation would do. Throws a Refusal if it cannot be done at all; changes nothing. */
export type Examine<K extends OperationId> = (operator: Operator, input: InputOf<K>) => Promise<Examined>;

/** The member whom it benefits or costs, by id. */
export const memberOf = ({ subject, member }: Pick<Examined, 'subject' | 'member'>): string | null =>
  member ?? (subject.kind === 'member' ? subject.id : null);

/** What it does, for the audit log. */
export function noteOf({ merchant, subject, changes, effect, reason, event }: Examined): AuditNote {
  const valuesOf = (when: 'before' | 'after') => Object.fromEntries(changes.map((change) => [change.field, change[when]]));
  // The member is the subject, by id: a username is personal data.
  const money = effect && { [effect.kind]: `${effect.amount} ${effect.currency}` };
  return {
    merchant,
    subject,
    ...(changes.length > 0 && { before: valuesOf('before') }),
    after: { ...valuesOf('after'), ...money },
    reason,
    ...(event && { event }),
  };
}

/** The approved proposal that is being carried out. Throws `approval_needed` in a direct call (office O15). */
export function approvedBy({ proposal }: Operator): string {
  if (proposal === undefined) throw refused('approval_needed', 'This takes two operators: one proposes it, another approves it.');
  return proposal;
}
