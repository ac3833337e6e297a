import { tidyText } from '@parlour/domain';
import type { AuditEvent, Level, Permission, Place } from '@parlour/domain/office';
import type { BodyOf, components, ErrorCode, OperationId, ParametersOf, ValueOf } from '@parlour/office-api/contract';
import type { Db } from '../../kernel/tables.ts';
import type { Config } from '../../kernel/config.ts';
import type { Merchant, Merchants } from '../../kernel/merchants.ts';
import type { Clock, Random } from '../../kernel/clock.ts';
import type { OperatorPrincipal } from '../../kernel/principals.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Vault } from '../../kernel/ports.ts';
import type { Visit } from './people/visit.ts';
import type { Database } from '../../db/database.ts';

/** What operations of the office may use. */
export interface OfficeDeps {
  /** Sees only what the operator's roles permit, even if a statement forgets to restrict itself (office O4). */
  db: Db;
  clock: Clock;
  random: Random;
  merchants: Merchants;
  /** Opens personal data that an operator asks to see. */
  vault: Vault;
  /** For requesting partners' lists. */
  config: Pick<Config, 'office' | 'payments' | 'phoneAuth' | 'port' | 'senders' | 'session' | 'vendors'>;
}

/** What the office itself needs in addition: its own statements see all merchants until the caller is known. */
export interface OfficeHouse extends OfficeDeps {
  forOffice: Database['forOffice'];
}

/** The level at which the caller has a permission at a place. */
export type LevelAt = (permission: Permission, place: Place) => Level | undefined;

/** What an operation notes for the audit log. */
export interface AuditNote {
  /** The merchant whose chain it goes to; null for the platform's. */
  merchant: string | null;
  subject?: { kind: string; id: string };
  /** Only what changed, and no secrets. If the subject is a member, personal fields are sealed before they are written. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  reason?: string | null;
  proposal?: string;
  /** Set only if it differs from the operation's event in the contract. */
  event?: AuditEvent;
  outcome?: 'done' | 'refused' | 'failed';
  /** The code of a refusal. */
  detail?: string;
}

/** What one operation may use, and on whose behalf it runs. */
export interface Operator extends OfficeDeps {
  by: OperatorPrincipal;
  levelAt: LevelAt;
  /** Notes something for the audit log (`tell`). */
  notes: AuditNote[];
  /** The id of the approved proposal that is being carried out; absent in a direct call. */
  proposal?: string;
  /** The calling browser, at the office's host; absent on the socket. */
  visit?: Visit;
}

/** Schemas of the office's contract by name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The input of an operation: its body, or the parameters of its query. */
export type InputOf<K extends OperationId> = [BodyOf<K>] extends [undefined] ? NonNullable<ParametersOf<K, 'query'>> : BodyOf<K>;

/** One operation of the office's contract: returns the `value` of its answer, or throws a Refusal. */
export type OfficeHandler<K extends OperationId> = (operator: Operator, input: InputOf<K>) => Promise<ValueOf<K>>;

/** The operations that answer with a value rather than a stream. */
export type AnsweredOperation = Exclude<OperationId, 'streamQueueChanges'>;

/** Every operation of operators has exactly one handler: a missing or an extra one does not compile. */
export type OfficeHandlers = { [K in AnsweredOperation]: OfficeHandler<K> };

/** A refusal of the office's contract; the message is one sentence for the operator. */
export function refused(code: ErrorCode, message: string): Refusal {
  return new Refusal(code, { message });
}

/** The merchants that `named` (a merchant code or brand id) refers to; all if it is undefined. */
export function merchantsNamed({ merchants }: Pick<OfficeDeps, 'merchants'>, named: string | undefined): readonly Merchant[] {
  if (named === undefined) return merchants.all;
  const found = merchants.all.find((merchant) => merchant.code === named || merchant.brandId === named);
  if (!found)
    throw refused('not_found', `There is no merchant ${named}: known are ${merchants.all.map((merchant) => merchant.code).join(', ')}.`);
  return [found];
}

/** The one merchant that `named` refers to, or the platform's only one. Throws `field_invalid` if there are several. */
export function oneMerchantNamed(operator: Pick<OfficeDeps, 'merchants'>, named: string | undefined): Merchant {
  const [merchant, ...others] = merchantsNamed(operator, named);
  if (!merchant || others.length > 0) throw refused('field_invalid', 'Name one merchant, with --merchant.');
  return merchant;
}

/** A reason, trimmed. Throws `field_invalid` with the sentence `missing` if it is empty. */
export function reasonOf(text: string, missing: string): string {
  const reason = tidyText(text);
  if (reason === '') throw refused('field_invalid', missing);
  return reason;
}

/** Whether a text can be an id of the platform; other texts would cause a database error. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** Parses a time in ISO 8601 with a zone; throws a Refusal for anything else. */
export function timeOf(text: string): Date {
  const shape = /^\d{4}-\d{2}-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.exec(text);
  const time = new Date(text);
  // A date such as 31 February would roll over into March.
  const day = shape && new Date(`${text.slice(0, 10)}T00:00Z`).getUTCDate();
  // The range that both the database and JavaScript support (isInstant in libs/domain).
  const isHeld = time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;
  if (!shape || !isHeld || day !== Number(shape[1]))
    throw refused('field_invalid', `${text} is not a time: write it like 2030-01-01T00:00Z.`);
  return time;
}
