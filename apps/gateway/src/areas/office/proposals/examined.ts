import type { AuditEvent } from '@parlour/domain/office';
import type { OperationId } from '@parlour/office-api/contract';
import type { ExaminedItem } from './bulk-step.ts';
import { type AuditNote, refused, type InputOf, type Operator, type Schema } from '../operator.ts';

/** What an operation would do, determined before anything is changed. */
export interface Examined {
  /** Null if it concerns no merchant. */
  merchant: string | null;
  subject: Schema<'Proposal'>['subject'];
  changes: Schema<'ProposedChange'>[];
  /** The same in clear, if they are about a person and `changes` shows them masked: with the input, they are stored sealed. */
  personal?: Schema<'ProposedChange'>[];
  effect: Schema<'Effect'> | null;
  reason: string | null;
  /** A fingerprint of the subject: if it differs on approval, the review is out of date and nothing is done. */
  version: string;
  /** Whether the operation's policy requires two operators in this case. */
  needsTwo: boolean;
  /** Set only if it differs from the operation's event in the contract. */
  event?: AuditEvent;
  /** Whether the input holds a secret: it is stored sealed, until the proposal is decided. */
  secret?: boolean;
  /** The operator whom it concerns, who can neither propose nor approve it. */
  concerns?: string;
  /** The member who gains or loses by it, if other than the subject: operators never decide about their own accounts. */
  member?: string;
  /** All subjects of a bulk operation. */
  items?: readonly ExaminedItem[];
  /** The input to store, if it differs from the request: the subjects that a filter finds now, not those that it would find later. */
  input?: object;
  /** If set, it is executed no earlier. */
  notBefore?: Date | null;
}

/** Determines what an operation would do without changing anything. Throws a Refusal if it is impossible. */
export type Examine<K extends OperationId> = (operator: Operator, input: InputOf<K>) => Promise<Examined>;

/** The id of the member who gains or loses by it. */
export const memberOf = ({ subject, member }: Pick<Examined, 'subject' | 'member'>): string | null =>
  member ?? (subject.kind === 'member' ? subject.id : null);

/** The note for the audit log. */
export function noteOf({ merchant, subject, changes: shown, personal, effect, reason, event }: Examined): AuditNote {
  const changes = personal ?? shown;
  const valuesOf = (when: 'before' | 'after') => Object.fromEntries(changes.map((change) => [change.field, change[when]]));
  // A member who is the subject is named by id only, since a username is personal data.
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

/** The id of the approved proposal that is being executed. Throws `approval_needed` in a direct call (office O15). */
export function approvedBy({ proposal }: Operator): string {
  if (proposal === undefined) throw refused('approval_needed', 'This takes two operators: one proposes it and another approves it.');
  return proposal;
}
