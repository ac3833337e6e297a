import { sessionOf, type Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { HandlersOf } from '../../../http/handler.ts';
import { inboxPage, unreadCount } from './inbox.ts';
import { deleteFromInbox, markAllRead, markRead } from './marks.ts';
import type { Reader } from './received.ts';

export const inboxHandlers: HandlersOf<'getUnreadCount' | 'listMessages' | 'readMessage' | 'readAllMessages' | 'deleteMessage'> = {
  async getUnreadCount(_input, context) {
    return { count: await unreadCount(context.db, reader(context)) };
  },

  async listMessages({ query: { pageNo = 1, pageSize = 20, language, only } }, context) {
    const wanted = { only, language, limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await inboxPage(context, reader(context), wanted);
    return { list, page: { pageNo, pageSize, totalPages: Math.ceil(total / pageSize), totalCount: total } };
  },

  async readMessage({ params }, context) {
    if (!(await markRead(context.db, reader(context), params.messageId))) throw new Refusal('not_found');
    return null;
  },

  async readAllMessages(_input, context) {
    await markAllRead(context.db, reader(context));
    return null;
  },

  async deleteMessage({ params }, context) {
    if (!(await deleteFromInbox(context.db, reader(context), params.messageId))) throw new Refusal('not_found');
    return null;
  },
};

/** The caller as the reader of their inbox. */
export function reader(context: Context): Reader {
  return { merchant: context.merchant.code, memberId: sessionOf(context).memberId, now: context.clock.now() };
}
