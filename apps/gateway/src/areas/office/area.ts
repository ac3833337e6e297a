import { add, nothing, ofMerchants, tableWithoutMerchant, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import type { OpsTables } from './tables.ts';
import type { Area } from '../manifest.ts';
import * as operatorAccounts from './migrations/0040-operator-accounts.ts';
import { sealDocuments } from './members/documents.ts';
import { sealNotes } from './members/notes.ts';
import { sealAuditKeys } from './audit/heads.ts';
import { sealMemberKeys } from './audit/personal.ts';
import { auditFunctions } from './audit/functions.ts';
import * as audit from './migrations/0042-audit.ts';
import * as auditHeads from './migrations/0043-audit-heads.ts';
import * as lists from './migrations/0044-lists.ts';
import * as money from './migrations/0048-money.ts';
import * as tagsAndViews from './migrations/0052-tags-and-views.ts';
import * as auditMemberKeys from './migrations/0100-audit-member-keys.ts';
import * as officeRules from './migrations/0170-office-rules.ts';
import * as membersInOrder from './migrations/0106-members-in-order.ts';
import * as bulkProposals from './migrations/0050-bulk-proposals.ts';
import * as reportIndexes from './migrations/0185-report-indexes.ts';
import * as notesOfDeposits from './migrations/0186-notes-of-deposits.ts';
import * as riskRules from './migrations/0192-risk-rules.ts';
import * as riskEvents from './migrations/0230-risk-events.ts';
import * as heldUntilProved from './migrations/0198-held-until-proved.ts';
import * as mailedViews from './migrations/0199-mailed-views.ts';
import * as memberRisk from './migrations/0196-member-risk.ts';
import * as memberDocuments from './migrations/0183-member-documents.ts';
import * as exports from './migrations/0052-exports.ts';
import { sealExports } from './exports/store.ts';
import { sealPreparedReports } from './reports/prepared-store.ts';
import * as preparedReports from './migrations/0210-prepared-reports.ts';
import * as certifications from './migrations/0212-certifications.ts';
import * as roles from './migrations/0049-roles.ts';
import * as proposals from './migrations/0041-proposals.ts';
import { operatorSealers } from './people/authenticator.ts';
import { sealOperatorEmails } from './people/email.ts';
import { sealProposals } from './proposals/sealed-input.ts';
import { officeJobs } from './sweep.ts';

const rights = {
  operator: tableWithoutMerchant('who may act at all merchants', nothing),
  custom_role: tableWithoutMerchant('what operators may do', nothing),
  operator_role: tableWithoutMerchant('what operators may do', nothing),
  operator_invitation: tableWithoutMerchant('found by the hash of a token that only its link has', nothing),
  operator_password: tableWithoutMerchant('how operators log in', nothing),
  operator_passkey: tableWithoutMerchant('how operators log in', nothing),
  operator_challenge: tableWithoutMerchant('found by what a passkey of an operator signed', nothing),
  operator_session: tableWithoutMerchant('found by the hash of a token that only its browser has', nothing),
  proposal: ofMerchants(nothing),
  proposal_item: ofMerchants(nothing),
  member_note: ofMerchants(nothing),
  note_mention: ofMerchants(nothing),
  withdrawal_review: ofMerchants(nothing),
  risk_rule: ofMerchants(nothing),
  member_risk: ofMerchants(nothing),
  risk_look: ofMerchants(nothing),
  member_risk_rule: ofMerchants(nothing),
  member_tag: ofMerchants(nothing),
  member_document: ofMerchants(nothing),
  office_view: tableWithoutMerchant('what operators keep for themselves and for their roles', nothing),
  office_export: tableWithoutMerchant('what operators have written into files', nothing),
  office_export_part: tableWithoutMerchant('found by the file that only its maker knows', nothing),
  vendor_certification: tableWithoutMerchant('vendors call one wallet for all merchants', nothing),
  prepared_report: tableWithoutMerchant('what operators have prepared for themselves', nothing),
  prepared_report_page: tableWithoutMerchant('found by the report that only its maker knows', nothing),
  audit_key: tableWithoutMerchant('what heads of the audit log are signed with', nothing),
  audit_member_key: ofMerchants(nothing),
  audit_head: ofMerchants(nothing, add, 'chain'),
  // Appended to by its SQL function only; nobody may change it.
  audit_event: ofMerchants(nothing, read, 'chain'),
} satisfies RightsOf<OpsTables>;

const schema = {
  rights,
  functions: auditFunctions,
  functionRights: { audit_append: ['worker', 'office'], audit_broken: ['worker', 'office'], audit_text: ['worker', 'office'] },
  migrations: {
    '0040-operator-accounts': operatorAccounts,
    '0041-proposals': proposals,
    '0042-audit': audit,
    '0043-audit-heads': auditHeads,
    '0044-lists': lists,
    '0048-money': money,
    '0052-exports': exports,
    '0210-prepared-reports': preparedReports,
    '0212-certifications': certifications,
    '0183-member-documents': memberDocuments,
    '0186-notes-of-deposits': notesOfDeposits,
    '0052-tags-and-views': tagsAndViews,
    '0100-audit-member-keys': auditMemberKeys,
    '0106-members-in-order': membersInOrder,
    '0170-office-rules': officeRules,
    '0192-risk-rules': riskRules,
    '0196-member-risk': memberRisk,
    '0230-risk-events': riskEvents,
    '0198-held-until-proved': heldUntilProved,
    '0199-mailed-views': mailedViews,
    '0185-report-indexes': reportIndexes,
    '0049-roles': roles,
    '0050-bulk-proposals': bulkProposals,
  },
} satisfies SchemaPart;

/** Operators, and what they did. */
export const office = {
  schema,
  sealers: [
    ...operatorSealers,
    sealOperatorEmails,
    sealProposals,
    sealAuditKeys,
    sealMemberKeys,
    sealNotes,
    sealDocuments,
    sealExports,
    sealPreparedReports,
  ],
  jobs: officeJobs,
} satisfies Area;
