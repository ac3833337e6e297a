import { sessionOf } from '../http/context.ts';
import type { HandlersOf } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findMember } from './find.ts';
import { register } from './register.ts';
import { memberToWire } from './to-wire.ts';

export const memberHandlers: HandlersOf<'getMemberInfo' | 'registerMember' | 'registerMemberByMobile'> = {
  async getMemberInfo(_input, context) {
    const { memberId, previousLoginAt } = sessionOf(context);
    const member = await findMember(context.db, memberId);
    if (!member) throw new Refusal('not_logged_in');
    return memberToWire(member, previousLoginAt);
  },

  registerMember: ({ body }, context) => register(context, 'byUsername', body),

  registerMemberByMobile: ({ body }, context) => register(context, 'byMobile', body),
};
