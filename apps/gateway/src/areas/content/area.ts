import { add, change, nothing, ofMerchants, tableWithoutMerchant, read, type RightsOf } from '../../db/rights/table-rights.ts';
import type { SchemaPart } from '../../db/schema.ts';
import * as feedback from './migrations/0021-feedback.ts';
import * as feedbackDesk from './migrations/0051-feedback-desk.ts';
import * as items from './migrations/0090-content.ts';
import * as previews from './migrations/0092-content-previews.ts';
import * as pictures from './migrations/0094-content-pictures.ts';
import * as broadcasts from './migrations/0095-broadcasts.ts';
import * as previewCodes from './migrations/0093-preview-codes.ts';
import * as noticeConfirmations from './migrations/0152-notice-confirmations.ts';
import * as feedbackOfMembers from './migrations/0153-feedback-of-members.ts';
import * as helpOpinions from './migrations/0154-help-opinions.ts';
import * as legalTexts from './migrations/0160-legal-texts.ts';
import * as feedbackContact from './migrations/0161-feedback-contact.ts';
import type { ContentTables } from './tables.ts';
import type { Area } from '../manifest.ts';
import { contactSealers, mailFeedbackAnswer } from './feedback-contact.ts';
import { contentHandlers } from './handlers.ts';
import { inboxHandlers } from './inbox/handlers.ts';
import { tellEndedFigures, tellPlannedContent } from './jobs.ts';
import { legalHandlers } from './legal.ts';
import { contactBroadcast, sendContactNotice } from './notices/contact-notice.ts';
import { noticeChoiceHandlers } from './notices/handlers.ts';
import { noticeHandlers } from './notices.ts';
import { pushHandlers } from './push/handlers.ts';
import { pushBroadcast } from './push/push-broadcast.ts';

const rights = {
  content_item: ofMerchants(read),
  content_version: ofMerchants(read),
  content_plan: ofMerchants(read),
  content_revision: ofMerchants(read),
  content_preview: ofMerchants(read),
  content_picture_file: tableWithoutMerchant('sent to everybody who knows its hash', nothing),
  content_picture: ofMerchants(nothing),
  demo_winner: ofMerchants(read),
  broadcast: ofMerchants(read),
  broadcast_member: ofMerchants(read),
  broadcast_mark: ofMerchants(change),
  notice_confirmation: ofMerchants(add),
  legal_acceptance: ofMerchants(add),
  help_opinion: ofMerchants(change),
  feedback: ofMerchants(add),
} satisfies RightsOf<ContentTables>;

const schema = {
  rights,
  migrations: {
    '0021-feedback': feedback,
    '0051-feedback-desk': feedbackDesk,
    '0090-content': items,
    '0092-content-previews': previews,
    '0093-preview-codes': previewCodes,
    '0094-content-pictures': pictures,
    '0095-broadcasts': broadcasts,
    '0152-notice-confirmations': noticeConfirmations,
    '0153-feedback-of-members': feedbackOfMembers,
    '0154-help-opinions': helpOpinions,
    '0160-legal-texts': legalTexts,
    '0161-feedback-contact': feedbackContact,
  },
} satisfies SchemaPart;

/** What a merchant tells its visitors, and what they tell it. */
export const content = {
  handlers: { ...contentHandlers, ...noticeHandlers, ...legalHandlers, ...noticeChoiceHandlers, ...inboxHandlers, ...pushHandlers },
  schema,
  sealers: contactSealers,
  jobs: { timed: [tellPlannedContent, tellEndedFigures, pushBroadcast, mailFeedbackAnswer, sendContactNotice, contactBroadcast] },
} satisfies Area;
