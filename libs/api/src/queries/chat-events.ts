// @flag chatRoom
import type { QueryClient } from '@tanstack/react-query';
import type { Schema } from '../operation.ts';
import { chatRoomsKey, mergeChatMessages } from './chat.ts';

/** Applies events of chat rooms to the cache. */
export function applyChatEvent(queryClient: QueryClient, event: Schema<'ChatMessagesEvent'> | Schema<'ChatRoomsChangedEvent'>): void {
  if (event.type === 'chatMessages') mergeChatMessages(queryClient, event.roomId, event.messages, event.change);
  else void queryClient.invalidateQueries({ queryKey: chatRoomsKey });
}
