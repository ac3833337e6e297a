import { memberIcon } from '@parlour/domain';
import { sessionOf } from '../../../kernel/context.ts';
import type { HandlersOf } from '../../../http/handler.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../session/own-sessions.ts';
import { checkAffiliate } from './affiliates.ts';
import { directDownline } from './agent.ts';
import { confirmContact, sendContactCode } from './bind-contact.ts';
import { changePassword } from './change-password.ts';
import { contactsToWire } from './contacts.ts';
import { memberOf } from './find.ts';
import { ownProfile, updateOwnProfile } from './own-profile.ts';
import { changePaymentPassword, setPaymentPassword } from './payment-password.ts';
import { register } from './register.ts';
import { forgotPasswordByEmail } from './recover-by-email.ts';
import { resetPasswordByMobile } from './recover-by-mobile.ts';
import { downlineToWire, memberToWire } from './to-wire.ts';
import { updateLanguage } from './update-language.ts';

type MemberOperation =
  | 'getMemberInfo'
  | 'getMemberIcon'
  | 'getOwnProfile'
  | 'updateOwnProfile'
  | 'updateLanguage'
  | 'registerMember'
  | 'registerMemberByMobile'
  | 'getAffiliate'
  | 'listDownline'
  | 'changePassword'
  | 'forgotPasswordByEmail'
  | 'resetPasswordByMobile'
  | 'setPaymentPassword'
  | 'changePaymentPassword'
  | 'getContacts'
  | 'sendContactCode'
  | 'confirmContact'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions';

/** How many downline members are listed at most. */
const mostListed = 200;

export const memberHandlers: HandlersOf<MemberOperation> = {
  async getMemberInfo(_input, context) {
    const session = sessionOf(context);
    return memberToWire(context, await memberOf(context.db, session.memberId), session);
  },

  async getMemberIcon(_input, context) {
    const { nickname } = memberToWire(context, await memberOf(context.db, sessionOf(context).memberId), sessionOf(context));
    return memberIcon(nickname);
  },

  getOwnProfile: (_input, context) => ownProfile(context),
  updateOwnProfile: ({ body }, context) => updateOwnProfile(context, body),

  updateLanguage: ({ body }, context) => updateLanguage(context, body.language),

  registerMember: ({ body }, context) => register(context, 'byUsername', body),
  registerMemberByMobile: ({ body }, context) => register(context, 'byMobile', body),

  getAffiliate: ({ query }, context) => checkAffiliate(context, query.code),

  async listDownline(_input, context) {
    const members = await directDownline(context.db, sessionOf(context).memberId, mostListed);
    return { list: members.map((member) => downlineToWire(context, member)) };
  },

  changePassword: ({ body }, context) => changePassword(context, body),
  forgotPasswordByEmail: ({ body }, context) => forgotPasswordByEmail(context, body),
  resetPasswordByMobile: ({ body }, context) => resetPasswordByMobile(context, body),
  setPaymentPassword: ({ body }, context) => setPaymentPassword(context, body),
  changePaymentPassword: ({ body }, context) => changePaymentPassword(context, body),

  getContacts: async (_input, context) => contactsToWire(context, await memberOf(context.db, sessionOf(context).memberId)),
  sendContactCode: ({ body }, context) => sendContactCode(context, body),
  confirmContact: ({ body }, context) => confirmContact(context, body),

  listSessions: (_input, context) => ownSessions(context),
  endSession: ({ params }, context) => endOwnSession(context, params.sessionId),
  endOtherSessions: (_input, context) => endOtherSessions(context),
};
