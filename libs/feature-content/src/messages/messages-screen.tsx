import { Trans, useLingui } from '@lingui/react/macro';
import { messagesQuery, useApi } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { Button, EmptyState, Inline, MessageIcon, Page, PageHeader, Section, Skeleton, Stack } from '@parlour/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { MessageItem } from './message-item.tsx';
import * as styles from './messages.css.ts';

/** Platform messages (page `messageV2`), newest first. Opening one marks it as read. */
export function MessagesScreen() {
  const { t } = useLingui();
  const asked = useInfiniteQuery(messagesQuery(useApi()));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = asked;
  const group = useId();
  const messages = data?.pages.flatMap(({ list }) => list);
  return (
    <Page>
      <Section labelledBy="messages-title">
        <Stack gap="4">
          <PageHeader id="messages-title" icon={<MessageIcon />} title={<Trans>Messages</Trans>} />
          {!messages && error && <LoadFailure title={t`Your messages could not be loaded`} query={asked} />}
          {!messages && !error && (
            <div aria-busy>
              <Skeleton shape="row" lines={5} />
            </div>
          )}
          {messages?.length === 0 && (
            <EmptyState title={t`No messages`} text={t`News about your deposits and withdrawals will appear here.`} />
          )}
          {messages && messages.length > 0 && (
            <ul className={styles.list}>
              {messages.map((message) => (
                <MessageItem key={message.id} message={message} group={group} />
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
