// @flag chatRoom
import type { LanguageCode } from '@parlour/domain';
import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import type { Schema } from '../operation.ts';
import { mine } from './keys.ts';

const chatKey = [mine, 'chat'] as const;
export const chatRoomsKey = [...chatKey, 'rooms'] as const;
const chatMessagesKey = (roomId: string) => [...chatKey, 'messages', roomId] as const;

/** The messages of a room that a page holds: newest part first, and within each part oldest message first. */
export type ChatPages = InfiniteData<Schema<'ChatMessages'>, number | undefined>;

/**
 * The merchant's rooms, those of the language first, and what the member may do in each. Refetched when a mute or another obstacle ends by
 * itself, of which no event tells.
 */
export function chatRoomsQuery(api: Api, language: LanguageCode) {
  return queryOptions({
    queryKey: [...chatRoomsKey, language],
    queryFn: ({ signal }) => api.call('listChatRooms', { query: { language } }, { signal }),
    refetchInterval: ({ state }) => untilNextEnd(state.data?.list ?? []),
  });
}

/** How long the page of a device whose clock is ahead waits before it asks again, in ms. */
const askAgain = 30_000;
/** Timers of browsers cannot wait for weeks. */
const longestWait = 3_600_000;

/** Milliseconds until the first obstacle in one of the rooms has ended; false if none has an end. */
function untilNextEnd(rooms: readonly Pick<Schema<'ChatRoom'>, 'until'>[]): number | false {
  const ends = rooms.flatMap(({ until }) => (until === undefined ? [] : [Date.parse(until)]));
  if (ends.length === 0) return false;
  const left = Math.min(...ends) - Date.now();
  return left > 0 ? Math.min(left + 500, longestWait) : askAgain;
}

/** The last 100 messages of a room; `fetchNextPage` reads the 100 before. Events keep it up to date while the page listens to the room. */
export function chatMessagesQuery(api: Api, roomId: string) {
  return infiniteQueryOptions({
    queryKey: chatMessagesKey(roomId),
    queryFn: ({ signal, pageParam }) =>
      api.call('listChatMessages', { path: { roomId }, query: pageParam === undefined ? {} : { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ list, more }) => (more ? list[0]?.seq : undefined),
  });
}

/**
 * Registers that the page shows a room, and fetches what it missed: call it when the room is opened, every 2 minutes, and when the event
 * stream reconnects.
 */
export async function listenToChatRoom(api: Api, queryClient: QueryClient, roomId: string): Promise<Schema<'ChatListening'>> {
  const listening = await api.call('listenToChatRoom', { path: { roomId } });
  const pages = queryClient.getQueryData<ChatPages>(chatMessagesKey(roomId));
  const newest = pages?.pages[0];
  if (newest && newest.change < listening.change) {
    const missed = await api.call('listChatMessages', { path: { roomId }, query: { after: newest.last, change: newest.change } });
    if (missed.more) await queryClient.invalidateQueries({ queryKey: chatMessagesKey(roomId) });
    else mergeChatMessages(queryClient, roomId, missed.list, missed.change);
  }
  return listening;
}

export function leaveChatRoom(api: Api, roomId: string): Promise<null> {
  return api.call('leaveChatRoom', { path: { roomId } });
}

/** Posts a message; use the same `clientId` for each retry. */
export function postChatMessageMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ roomId, ...body }: Schema<'ChatPost'> & { roomId: string }) => api.call('postChatMessage', { path: { roomId }, body }),
    onSuccess: (message, { roomId }) => mergeChatMessages(queryClient, roomId, [message]),
    // The rooms say why and until when.
    onError: (error) => {
      if (isBarred(error)) void queryClient.invalidateQueries({ queryKey: chatRoomsKey });
    },
  });
}

/** Whether a member may not write at all, which the page has not known. */
const isBarred = (error: unknown): boolean =>
  error instanceof ApiError && (['chat_muted', 'chat_closed', 'chat_not_yet'] as const).some((code) => code === error.code);

export function reactToChatMessageMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ messageId, kind, on }: { roomId: string; messageId: string; kind: Schema<'ChatReactionKind'>; on: boolean }) =>
      api.call('reactToChatMessage', { path: { messageId, kind }, body: { on } }),
    onSuccess: (message, { roomId }) => mergeChatMessages(queryClient, roomId, [message]),
  });
}

export function reportChatMessageMutation(api: Api) {
  return mutationOptions({
    mutationFn: ({ messageId, reason }: { messageId: string } & Schema<'ChatReportPayload'>) =>
      api.call('reportChatMessage', { path: { messageId }, body: { reason } }),
  });
}

/** Hides a person for this member, or shows them again. */
export function hideChatAuthorMutation(api: Api, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ author, hidden }: { author: string; hidden: boolean }) =>
      api.call('hideChatAuthor', { path: { author }, body: { hidden } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: chatKey }),
  });
}

/** Merges new or changed messages into those that a page holds of a room; keeps what only this member knows about them. */
export function mergeChatMessages(queryClient: QueryClient, roomId: string, messages: readonly Schema<'ChatMessage'>[], change = 0): void {
  queryClient.setQueryData<ChatPages>(chatMessagesKey(roomId), (held) => {
    const [newest, ...older] = held?.pages ?? [];
    if (!held || !newest) return held;
    const brought = new Map(messages.map((message) => [message.id, message]));
    const put = (page: Schema<'ChatMessages'>): Schema<'ChatMessages'> => ({
      ...page,
      list: page.list.map((known) => {
        const news = brought.get(known.id);
        brought.delete(known.id);
        return news ? { ...pick(known), ...news } : known;
      }),
    });
    const pages = [newest, ...older].map(put);
    // Changes further back than the page reaches are read when the page gets there.
    const first = pages.at(-1)!.list[0]?.seq ?? 0;
    const added = [...brought.values()].filter(({ seq }) => seq > first);
    const list = [...pages[0]!.list, ...added].toSorted((a, b) => a.seq - b.seq);
    const last = Math.max(newest.last, ...messages.map(({ seq }) => seq));
    return { ...held, pages: [{ ...pages[0]!, list, last, change: Math.max(newest.change, change) }, ...pages.slice(1)] };
  });
}

const pick = ({ own, reacted }: Schema<'ChatMessage'>) => ({ ...(own !== undefined && { own }), ...(reacted && { reacted }) });
