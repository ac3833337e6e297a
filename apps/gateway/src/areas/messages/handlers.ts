import { sessionOf } from '../../kernel/context.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { markRead, messagesOf, unreadCount, messageToWire } from './messages.ts';

export const messageHandlers: HandlersOf<'getUnreadCount' | 'listMessages' | 'readMessage'> = {
  async getUnreadCount(_input, context) {
    return { count: await unreadCount(context.db, sessionOf(context).memberId) };
  },

  async listMessages({ query }, context) {
    const pageNo = query.pageNo ?? 1;
    const pageSize = query.pageSize ?? 20;
    const { rows, total } = await messagesOf(context.db, sessionOf(context).memberId, { limit: pageSize, offset: (pageNo - 1) * pageSize });
    return { list: rows.map(messageToWire), page: { pageNo, pageSize, totalPages: Math.ceil(total / pageSize), totalCount: total } };
  },

  async readMessage({ params }, context) {
    if (!(await markRead(context.db, sessionOf(context).memberId, params.messageId, context.clock.now()))) throw new Refusal('not_found');
    return null;
  },
};
