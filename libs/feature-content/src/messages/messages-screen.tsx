import { Trans, useLingui } from '@lingui/react/macro';
import {
  memberStateQuery,
  messagesQuery,
  readAllMessagesMutation,
  useApi,
  useIsOn,
  useLanguage,
  type MessageFilter,
  type Schema,
} from '@parlour/api';
import { LoadFailure, useErrorToast } from '@parlour/loaded';
import { Button, Chip, ChipRow, EmptyState, Inline, MessageIcon, Page, PageHeader, Section, Skeleton, Stack } from '@parlour/ui';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { MessageItem } from './message-item.tsx';
import { PushHint } from './push-hint.tsx';
import * as styles from './messages.css.ts';

/**
 * The member's inbox (page `messageV2`), newest first: messages of the platform and of operators (content N50). Opening one marks it as
 * read.
 */
export function MessagesScreen() {
  const { t } = useLingui();
  const api = useApi();
  const showError = useErrorToast();
  const isOn = useIsOn();
  const [only, setOnly] = useState<MessageFilter>();
  const asked = useInfiniteQuery(messagesQuery(api, useLanguage(), only));
  const unread = useQuery(memberStateQuery(api, useLanguage())).data?.unreadMessage ?? 0;
  const readAll = useMutation(readAllMessagesMutation(api, useQueryClient()));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  const group = useId();
  const { messages, open, close } = useOpened(
    data?.pages.flatMap(({ list }) => list),
    only,
  );
  const filters: { value: MessageFilter; text: string }[] = [
    { value: undefined, text: t`All` },
    { value: 'unread', text: t`Unread` },
    { value: 'system', text: t`Account` },
    { value: 'operator', text: t`News` },
  ];
  return (
    <Page>
      <Section labelledBy="messages-title">
        <Stack gap="4">
          <PageHeader id="messages-title" icon={<MessageIcon />} title={<Trans>Messages</Trans>} />
          <Inline gap="3" justify="between">
            <ChipRow label={t`Which messages`} scroll>
              {filters.map(({ value, text }) => (
                <Chip key={text} selected={value === only} onClick={() => setOnly(value)}>
                  {text}
                </Chip>
              ))}
            </ChipRow>
            {unread > 0 && (
              <Button
                size="s"
                variant="secondary"
                loading={readAll.isPending}
                onClick={() =>
                  readAll.mutate(undefined, {
                    onError: showError,
                  })
                }
              >
                <Trans>Mark all as read</Trans>
              </Button>
            )}
          </Inline>
          {FLAGS.liteApp && FLAGS.webPush && isOn('webPush') && <PushHint />}
          {!messages && error && <LoadFailure title={t`Your messages could not be loaded`} query={asked} />}
          {!messages && !error && (
            <div aria-busy>
              <Skeleton shape="row" lines={5} />
            </div>
          )}
          {messages?.length === 0 &&
            (only === undefined ? (
              <EmptyState title={t`No messages`} text={t`News about your deposits and withdrawals will appear here.`} />
            ) : (
              <EmptyState title={t`No matching messages`} text={t`Choose All to see the others.`} />
            ))}
          {messages && messages.length > 0 && (
            <ul className={styles.list}>
              {messages.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  group={group}
                  onOpen={() => open(message)}
                  onDelete={() => close(message)}
                />
              ))}
            </ul>
          )}
          {hasNextPage && (
            <Inline justify="center">
              <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                <Trans>Show more</Trans>
              </Button>
            </Inline>
          )}
        </Stack>
      </Section>
    </Page>
  );
}

type Message = Schema<'Message'>;

/** A list with the messages that were opened in it, which stay until another filter is chosen: reading one takes it from the unread ones. */
function useOpened(listed: readonly Message[] | undefined, only: MessageFilter) {
  const [opened, setOpened] = useState<{ only: MessageFilter; list: readonly Message[] }>({ only, list: [] });
  const kept = opened.only === only ? opened.list : [];
  const others = (message: Message) => kept.filter(({ id }) => id !== message.id);
  const gone = kept.filter(({ id }) => !listed?.some((message) => message.id === id));
  return {
    messages: listed && [...listed, ...gone].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
    open: (message: Message) => setOpened({ only, list: [...others(message), { ...message, read: true }] }),
    close: (message: Message) => setOpened({ only, list: others(message) }),
  };
}
