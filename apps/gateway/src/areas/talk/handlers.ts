import type { HandlersOf } from '../../http/handler.ts';
import { leave, listen } from './listening.ts';
import { postMessage } from './post-message.ts';
import { chatMessages, chatRooms } from './read.ts';
import { hideAuthor, react, reportMessage } from './respond.ts';

export const talkHandlers: HandlersOf<
  | 'listChatRooms'
  | 'listChatMessages'
  | 'postChatMessage'
  | 'listenToChatRoom'
  | 'leaveChatRoom'
  | 'reactToChatMessage'
  | 'reportChatMessage'
  | 'hideChatAuthor'
> = {
  listChatRooms: ({ query }, context) => chatRooms(context, query.language),
  listChatMessages: ({ params, query }, context) => chatMessages(context, params.roomId, query),
  postChatMessage: ({ params, body }, context) => postMessage(context, params.roomId, body),
  listenToChatRoom: ({ params }, context) => listen(context, params.roomId),
  leaveChatRoom: ({ params }, context) => leave(context, params.roomId),
  reactToChatMessage: ({ params, body }, context) => react(context, params.messageId, params.kind, body.on),
  reportChatMessage: ({ params, body }, context) => reportMessage(context, params.messageId, body.reason),
  hideChatAuthor: ({ params, body }, context) => hideAuthor(context, params.author, body.hidden),
};
