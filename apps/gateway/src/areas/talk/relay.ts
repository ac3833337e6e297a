import type { components } from '@parlour/api/contract';
import type { Db } from '../../kernel/tables.ts';
import { forEverybody } from '../../db/work.ts';
import { readChatNotifications } from '../../db/notifier.ts';
import type { Hearing } from '../../events/connect.ts';
import { isSeen, wireOfAll, type ChatMessage } from './store.ts';

type News = components['schemas']['ChatMessagesEvent'];

/** The streams that are open on this gateway. */
export interface ListeningStreams {
  /** The sessions that the streams belong to. */
  sessions(): Iterable<string>;
  has(sessionId: string): boolean;
  /** Writes an event to the streams of a session. */
  tell(sessionId: string, data: string): void;
}

export interface ChatRelay extends Hearing {
  /** Call it when a session has opened a stream here. The session may already be listening, if it comes from another gateway. */
  opened(sessionId: string): void;
  close(): void;
}

export interface ChatRelayOptions {
  streams: ListeningStreams;
  now(): Date;
  onError(error: unknown): void;
  /** Milliseconds between checks for changes whose notification got lost. */
  lookEvery: number;
}

interface Heard {
  sessions: Set<string>;
  /** How many of the room's changes its listeners have received. */
  change: bigint;
}

/** How many messages one event has at most. */
const atOnce = 100;
/** Every how many checks the listeners are read again: notifications about them rarely get lost, and reading them costs a row each. */
const looksForListeners = 6;

/**
 * Delivers chat messages to streams on this gateway whose sessions listen, with one query per room and one text for all its listeners. A
 * page that missed something requests it by sequence number, so only the listeners and each room's position are stored here.
 */
export function createChatRelay(db: Db, { streams, now, onError, lookEvery }: ChatRelayOptions): ChatRelay {
  const rooms = new Map<string, Heard>();
  const dueRooms = new Set<string>();
  const dueSessions = new Set<string>();
  let looking = false;
  let closed = false;
  let looks = 0;

  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    while ((dueSessions.size > 0 || dueRooms.size > 0) && !closed) {
      const sessions = take(dueSessions);
      const changed = take(dueRooms);
      try {
        if (sessions.length > 0) await seat(sessions);
        for (const room of changed) await bring(room);
      } catch (error) {
        if (closed) break;
        onError(error);
        for (const each of sessions) dueSessions.add(each);
        for (const each of changed) dueRooms.add(each);
        await new Promise((resume) => setTimeout(resume, 1000).unref());
      }
    }
    looking = false;
  };

  /** Finds out which rooms sessions listen to, and sends new listeners what they have not received yet. */
  const seat = async (ids: readonly string[]): Promise<void> => {
    const rows = await db
      .selectFrom('chat_listener as l')
      .innerJoin('chat_room as r', 'r.id', 'l.room_id')
      .select(['l.session_id', 'l.room_id', 'l.from_change', 'r.last_change'])
      .where('l.session_id', 'in', [...ids])
      .where('l.until', '>', now())
      .execute();
    const listened = new Map(ids.map((id) => [id, new Set<string>()]));
    const late = new Map<string, { session: string; from: bigint }[]>();
    for (const { session_id: session, room_id: room, from_change: from, last_change: last } of rows) {
      listened.get(session)!.add(room);
      const heard = rooms.get(room) ?? { sessions: new Set(), change: BigInt(last) };
      rooms.set(room, heard);
      if (heard.sessions.has(session)) continue;
      heard.sessions.add(session);
      if (BigInt(from) < heard.change) late.set(room, [...(late.get(room) ?? []), { session, from: BigInt(from) }]);
    }
    for (const [room, heard] of rooms) {
      for (const id of ids) if (!listened.get(id)!.has(room)) heard.sessions.delete(id);
      if (heard.sessions.size === 0) rooms.delete(room);
    }
    for (const [room, those] of late) {
      const from = those.reduce((least, each) => (each.from < least ? each.from : least), those[0]!.from);
      const messages = await changedBehind(room, from);
      const texts = new Map<bigint, string | undefined>();
      for (const each of those) {
        if (!texts.has(each.from))
          texts.set(
            each.from,
            await newsOf(
              room,
              messages.filter(({ change }) => BigInt(change) > each.from),
            ),
          );
        const text = texts.get(each.from);
        if (text !== undefined) streams.tell(each.session, text);
      }
    }
  };

  /** Sends a room's new messages to all of its listeners on this gateway. */
  const bring = async (room: string): Promise<void> => {
    const heard = rooms.get(room);
    if (!heard) return;
    const messages = await changedBehind(room, heard.change);
    if (messages.length === 0) return;
    const text = await newsOf(room, messages);
    heard.change = BigInt(messages.at(-1)!.change);
    if (text !== undefined) for (const session of heard.sessions) streams.tell(session, text);
    if (messages.length === atOnce) dueRooms.add(room);
  };

  const changedBehind = (room: string, change: bigint): Promise<ChatMessage[]> =>
    db
      .selectFrom('chat_message')
      .selectAll()
      .where('room_id', '=', room)
      .where('change', '>', String(change))
      .where(isSeen)
      .orderBy('change')
      .limit(atOnce)
      .execute();

  const newsOf = async (roomId: string, messages: readonly ChatMessage[]): Promise<string | undefined> => {
    if (messages.length === 0) return undefined;
    const news: News = { type: 'chatMessages', roomId, change: Number(messages.at(-1)!.change), messages: await wireOfAll(db, messages) };
    return JSON.stringify(news);
  };

  const begin = (): void => void forEverybody(look);
  const lookForRooms = (): void => {
    for (const room of rooms.keys()) dueRooms.add(room);
    begin();
  };
  const lookForAll = (): void => {
    for (const { sessions } of rooms.values()) for (const each of sessions) if (!streams.has(each)) sessions.delete(each);
    for (const each of streams.sessions()) dueSessions.add(each);
    lookForRooms();
  };
  const timer = setInterval(() => (++looks % looksForListeners === 0 ? lookForAll() : lookForRooms()), lookEvery);
  timer.unref();

  return {
    hear(payload) {
      for (const { chat, id } of readChatNotifications(payload)) {
        if (chat === 'room' && rooms.has(id)) dueRooms.add(id);
        if (chat === 'listener' && streams.has(id)) dueSessions.add(id);
      }
      if (dueRooms.size > 0 || dueSessions.size > 0) begin();
    },
    missed: lookForAll,
    opened(sessionId) {
      dueSessions.add(sessionId);
      begin();
    },
    close() {
      closed = true;
      clearInterval(timer);
      rooms.clear();
    },
  };
}

function take(set: Set<string>): string[] {
  const taken = [...set];
  set.clear();
  return taken;
}
