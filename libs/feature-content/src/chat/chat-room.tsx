// @flag chatRoom
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { chatMessagesQuery, hideChatAuthorMutation, leaveChatRoom, listenToChatRoom, useApi, type Schema } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { Button, Chip, ChipRow, EmptyState, Inline, Skeleton, Stack, Switch, Text, VisuallyHidden } from '@parlour/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChatMessage } from './chat-message.tsx';
import { ChatWriter } from './chat-writer.tsx';
import { useNickname } from './chat-texts.ts';
import * as styles from './chat.css.ts';

interface ChatRoomProps {
  room: Schema<'ChatRoom'>;
  /** The people whom the reader has hidden. */
  hidden: readonly Schema<'ChatPerson'>[];
  onFeedback: () => void;
}

/** A page that shows a room registers every 2 minutes. */
const listenEvery = 2 * 60_000;
/** How near the end, in pixels, counts as being there. */
const nearEnd = 48;

/** A room: its messages, scrolled to where the reader is, and the box to write. */
export function ChatRoom({ room, hidden, onFeedback }: ChatRoomProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const author = useListening(room.id);
  const asked = useInfiniteQuery(chatMessagesQuery(api, room.id));
  const show = useMutation(hideChatAuthorMutation(api, queryClient));
  const nicknameOf = useNickname();
  const [aloud, setAloud] = useState(false);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  const messages = data?.pages.toReversed().flatMap(({ list }) => list) ?? [];
  const isOwn = (message: Schema<'ChatMessage'>) => message.own ?? message.author === author;
  const { place, follow, unseen, toEnd, onScroll } = usePosition(messages, isOwn);
  const last = messages.findLast((message) => !isOwn(message) && message.text !== undefined);
  if (!data && error) return <LoadFailure title={t`The messages could not be loaded`} query={asked} />;
  return (
    <Stack gap="3">
      <Inline justify="between" gap="3">
        <Text size="s" tone="muted">
          <Plural value={room.online} one="# person is here" other="# people are here" />
        </Text>
        <Switch label={t`Read new messages aloud`} checked={aloud} onChange={({ target }) => setAloud(target.checked)} />
      </Inline>
      <div className={styles.room}>
        <div
          ref={place}
          className={styles.scrolled}
          role="log"
          aria-live="off"
          aria-label={t`Messages of ${room.title}`}
          // What scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={onScroll}
        >
          {!data && (
            <div aria-busy>
              <Skeleton shape="row" lines={6} />
            </div>
          )}
          {hasNextPage && (
            <Inline justify="center">
              <Button size="s" variant="ghost" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                <Trans>Older messages</Trans>
              </Button>
            </Inline>
          )}
          {data && messages.length === 0 && <EmptyState title={t`Nothing has been said yet`} text={t`Say hello to the others.`} />}
          <ol ref={follow} className={styles.list}>
            {messages.map((message) => (
              <ChatMessage key={message.id} roomId={room.id} message={message} own={isOwn(message)} mayReact={room.mayWrite} />
            ))}
          </ol>
        </div>
        {unseen > 0 && (
          <div className={styles.news}>
            <Button size="s" onClick={toEnd}>
              <Trans>{i18n.number(unseen)} new</Trans>
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <div aria-live={aloud ? 'polite' : 'off'}>{aloud && last && `${nicknameOf(last)}: ${last.text}`}</div>
      </VisuallyHidden>
      <ChatWriter room={room} onSaid={toEnd} onFeedback={onFeedback} />
      {hidden.length > 0 && (
        <ChipRow label={t`People you hid; press one to show them again`}>
          {hidden.map((person) => (
            <Chip key={person.author} onClick={() => show.mutate({ author: person.author, hidden: false })}>
              <Trans>Show {nicknameOf(person)} again</Trans>
            </Chip>
          ))}
        </ChipRow>
      )}
    </Stack>
  );
}

/** Listens to a room while the page shows it, and catches up after the network or the tab was away; returns the reader's own pseudonym. */
function useListening(roomId: string): string | undefined {
  const api = useApi();
  const queryClient = useQueryClient();
  const [author, setAuthor] = useState<string>();
  useEffect(() => {
    let left = false;
    const listen = () => {
      if (document.hidden) return;
      // If it fails, the room stays as it is until the next time.
      listenToChatRoom(api, queryClient, roomId).then(
        (listening) => !left && setAuthor(listening.author),
        () => undefined,
      );
    };
    listen();
    const timer = setInterval(listen, listenEvery);
    addEventListener('online', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener('online', listen);
      document.removeEventListener('visibilitychange', listen);
      leaveChatRoom(api, roomId).catch(() => undefined);
    };
  }, [api, queryClient, roomId]);
  return author;
}

/**
 * Keeps the reader's position: at the end while they are there, else at the message that they are reading, with the number of new messages.
 */
function usePosition(messages: readonly Schema<'ChatMessage'>[], isOwn: (message: Schema<'ChatMessage'>) => boolean) {
  const place = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ first: 0, height: 0 });
  const [seen, setSeen] = useState(0);
  const first = messages[0]?.seq ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    if (atEnd.current) {
      box.scrollTop = box.scrollHeight;
      setSeen(last);
    } else if (first < before.current.first) box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { first, height: box.scrollHeight };
  }, [first, last, messages.length]);
  const onScroll = () => {
    const box = place.current!;
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    if (atEnd.current) setSeen(last);
  };
  const toEnd = () => {
    const box = place.current;
    if (!box) return;
    atEnd.current = true;
    box.scrollTop = box.scrollHeight;
    setSeen(last);
  };
  // Messages are laid out only once they are in view, and are then higher than was assumed.
  const follow = useCallback((list: HTMLOListElement) => {
    const sizes = new ResizeObserver(() => {
      const box = place.current;
      if (box && atEnd.current) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(list);
    return () => sizes.disconnect();
  }, []);
  return { place, follow, onScroll, toEnd, unseen: messages.filter((message) => message.seq > seen && !isOwn(message)).length };
}
