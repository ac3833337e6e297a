import type { components } from '@parlour/office-api/contract';
import type { Rights } from '@parlour/domain/office';
import type { ReportMail } from '@parlour/domain/reports';
import type { ColumnType, Generated } from 'kysely';
import type { CertificationTables } from './games/tables.ts';
import type { ReportTables } from './reports/tables.ts';
import type { RiskTables } from './risk/tables.ts';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A person who acts by name, with a key of which only the hash is stored. */
export interface OperatorTable {
  name: string;
  key_hash: string;
  /** False while the key is the initial one, which whoever added the operator has seen: it can only be used to create one's own. */
  key_is_own: boolean;
  added_by: string;
  added_at: Date;
  removed_at: Date | null;
  /** Sealed. */
  email: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What an operator has proposed for a second one to decide (office 4, security C12). */
export interface ProposalTable {
  id: string;
  /** Null if it concerns no merchant. */
  merchant: string | null;
  /** An operation of the office's contract. */
  operation: string;
  subject_kind: Schema<'Proposal'>['subject']['kind'];
  subject: string;
  /** The subject's name for display. */
  subject_name: string;
  input: ColumnType<Record<string, unknown>, string, string>;
  input_hash: string;
  changes: ColumnType<Schema<'ProposedChange'>[], string, never>;
  effect: ColumnType<Schema<'Effect'> | null, string, never>;
  /** The subject's fingerprint at the time of the proposal. */
  subject_version: string;
  /** The operator whom it concerns, who cannot decide it. */
  concerns: string | null;
  /** The member who gains or loses by it; operators cannot decide about their own accounts. */
  member_id: ColumnType<string | null, string | null | undefined, never>;
  reason: string | null;
  proposed_by: string;
  proposed_at: Date;
  expires_at: Date;
  status: Schema<'ProposalStatus'>;
  /** The earliest time of its execution. */
  not_before: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  /** Why it was rejected or could not be executed. */
  outcome: string | null;
}

/** One of many subjects of a proposal, with its outcome (office O16). */
export interface ProposalItemTable {
  proposal: string;
  seq: number;
  merchant: string;
  subject: string;
  name: string;
  /** The subject's fingerprint at the time of the proposal. */
  version: string;
  status: 'waiting' | 'done' | 'stale' | 'failed';
  outcome: string | null;
  done_at: Date | null;
}

/** What operators, and jobs on their behalf, did and attempted; append-only, each row with the hash of the previous one (office O20). */
export interface AuditEventTable {
  /** A merchant, or `platform`. */
  chain: string;
  seq: string | number;
  at: Date;
  actor_kind: Schema<'AuditEvent'>['actorKind'];
  actor: string;
  via: Schema<'AuditEvent'>['via'];
  session: string | null;
  address: string | null;
  event: string;
  command: string | null;
  subject_kind: string | null;
  subject: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
  proposal: string | null;
  request: string | null;
  outcome: Schema<'AuditEvent'>['outcome'];
  detail: string | null;
  hash: string;
}

/** The key under which the audit log seals personal data of a member. */
export interface AuditMemberKeyTable {
  member_id: string;
  merchant: string;
  /** Sealed; 32 bytes, hexadecimal. */
  key: string;
}

/** An operator's note about a member. */
export interface MemberNoteTable {
  id: string;
  merchant: string;
  member_id: string;
  author: string;
  at: Date;
  /** Sealed. */
  text: string;
  pinned: boolean;
  /** The deposit that it is about; null for the member as such. */
  deposit_id: ColumnType<string | null, string | null | undefined, never>;
}

/** A colleague whom a note names. */
export interface NoteMentionTable {
  note_id: string;
  merchant: string;
  operator: string;
  seen_at: Date | null;
}

/** Operators' work on a withdrawal before its decision, and its hints. */
export interface WithdrawalReviewTable {
  withdrawal_id: string;
  merchant: string;
  /** The operator who has claimed it, and until when. */
  claimed_by: string | null;
  claimed_until: Date | null;
  held_by: string | null;
  held_until: Date | null;
  hold_reason: string | null;
  /** The hints visible when it was decided (office O40), and who decided. */
  hints: ColumnType<Schema<'WithdrawalHint'>[] | null, string | null | undefined, string>;
  decided_by: string | null;
  /** When risk rules looked at it, and which of them held. */
  rules_at: ColumnType<Date | null, Date | null | undefined, Date>;
  rules: ColumnType<{ code: string; version: number; name: string; hint?: boolean }[] | null, string | null | undefined, string>;
  /** Whether they hold it until the member proves again who they are, and how long they hold it after that. */
  until_proved: Generated<boolean>;
  rules_until: Date | null;
}

/** A word by which operators group members. */
export interface MemberTagTable {
  merchant: string;
  member_id: string;
  tag: string;
  tagged_by: string;
  tagged_at: Date;
  /** When the member registered, which is the order in which members with a tag are listed. */
  registered: Date;
}

/** A document by which a member proves something; nothing is ever decided twice. */
export interface MemberDocumentTable {
  id: string;
  merchant: string;
  member_id: string;
  kind: Schema<'DocumentKind'>;
  /** Sealed: WebP as base64. */
  picture: string;
  added_by: string;
  added_at: Date;
  state: Generated<Schema<'MemberDocument'>['state']>;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string | null;
}

/** Filters and order of a list, saved under a name (office O32). */
export interface OfficeViewTable {
  id: string;
  operator: string;
  screen: string;
  name: string;
  query: string;
  /** The role whose operators see it too. */
  role: string | null;
  role_default: boolean;
  pinned: boolean;
  made_at: Date;
  /** How often its maker is sent it by e-mail, about which merchant, and when next. */
  mail: ReportMail | null;
  mail_merchant: string | null;
  mail_next_at: Date | null;
}

/** A file that an operator has requested (office O35). */
export interface OfficeExportTable {
  id: string;
  /** Who made it: an operator, or a user of the gateway's account. */
  operator: string;
  /** The operation that returns the list. */
  list: string;
  /** Null for all merchants at which the maker may export. */
  merchant: string | null;
  filter: ColumnType<Record<string, string>, string, never>;
  /** Null for all columns. */
  columns: ColumnType<{ name: string; header?: string }[] | null, string | null, never>;
  /** Whether it contains personal data in clear. */
  personal: boolean;
  status: Schema<'Export'>['status'];
  /** The position in the list at which the next part begins. */
  next: string | null;
  row_count: number;
  parts: number;
  /** In bytes. */
  size: ColumnType<string, string, string>;
  /** Whether the list had more rows than a file may have. */
  truncated: boolean;
  /** The error code, if the export failed. */
  failure: string | null;
  started_at: Date;
  finished_at: Date | null;
  expires_at: Date;
}

/** One part of an exported file. */
export interface OfficeExportPartTable {
  export_id: string;
  part: number;
  /** Sealed. */
  text: string;
}

/** A key that heads of the audit log are signed with (Ed25519). */
export interface AuditKeyTable {
  id: string;
  /** SPKI, base64 of its DER. */
  public_key: string;
  /** Sealed. */
  private_pem: string;
  made_at: Date;
}

/** The signed head of a chain at some time. */
export interface AuditHeadTable {
  chain: string;
  seq: string | number;
  hash: string;
  signed_at: Date;
  key_id: string;
  /** The signature of the head's text (`headText` in libs/domain), base64. */
  signature: string;
}

/** A set of permissions that this installation has named as a role. */
export interface CustomRoleTable {
  name: string;
  rights: ColumnType<Rights, string, string>;
  changed_by: string;
  changed_at: Date;
}

/** A role of an operator, at one merchant or, if that is null, at all. */
export interface OperatorRoleTable {
  operator: string;
  role: string;
  merchant: string | null;
  granted_by: string;
  granted_at: Date;
}

/** A link with which an operator chooses how to log in, valid once and for a day. An operator has at most one. */
export interface OperatorInvitationTable {
  token_hash: string;
  operator: string;
  made_by: string;
  made_at: Date;
  expires_at: Date;
  /** Sealed; the secret of the authenticator that is set up with it. */
  totp_secret: string;
}

/** A password and its authenticator: neither suffices alone. */
export interface OperatorPasswordTable {
  operator: string;
  password_hash: string;
  /** Sealed. */
  totp_secret: string;
  /** The time step of the last code used: that code and all earlier ones are used up. */
  last_step: ColumnType<string, number, number>;
  chosen_at: Date;
}

export interface OperatorPasskeyTable {
  id: string;
  operator: string;
  /** The office host that it was created for. */
  site: string;
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** The authenticator's last counter; 0 if it does not count. */
  counter: ColumnType<string, number, number>;
  /** Separated by commas. */
  transports: string;
  backed_up: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  /** When its counter went backwards: it may have been cloned, so it is no longer accepted. */
  suspected_at: Date | null;
}

export type ChallengePurpose = 'invitation' | 'login' | 'stepUp';

/** A challenge that must be signed; valid once. */
export interface OperatorChallengeTable {
  challenge_hash: string;
  purpose: ChallengePurpose;
  /** The invitation, the session, or the hash of the browser's cookie that it was issued to. */
  bound_to: string;
  expires_at: Date;
}

export interface OperatorSessionTable {
  id: string;
  /** SHA-256 of the cookie's value, which is stored nowhere itself. */
  token_hash: string;
  operator: string;
  factor: 'passkey' | 'password' | 'demonstration';
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** When the person last proved who they are. */
  proved_at: Date;
  ip: string;
  user_agent: string;
}

export interface OpsTables extends CertificationTables, ReportTables, RiskTables {
  custom_role: CustomRoleTable;
  operator_role: OperatorRoleTable;
  operator_invitation: OperatorInvitationTable;
  operator_password: OperatorPasswordTable;
  operator_passkey: OperatorPasskeyTable;
  operator_challenge: OperatorChallengeTable;
  operator_session: OperatorSessionTable;
  operator: OperatorTable;
  proposal: ProposalTable;
  proposal_item: ProposalItemTable;
  member_note: MemberNoteTable;
  note_mention: NoteMentionTable;
  withdrawal_review: WithdrawalReviewTable;
  member_tag: MemberTagTable;
  member_document: MemberDocumentTable;
  office_view: OfficeViewTable;
  office_export: OfficeExportTable;
  office_export_part: OfficeExportPartTable;
  audit_event: AuditEventTable;
  audit_key: AuditKeyTable;
  audit_member_key: AuditMemberKeyTable;
  audit_head: AuditHeadTable;
}

declare module '../../kernel/tables.ts' {
  interface Tables extends OpsTables {}
}
