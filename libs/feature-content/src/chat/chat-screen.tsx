// @flag chatRoom
import { Trans, useLingui } from '@lingui/react/macro';
import { chatRoomsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { isLanguageCode, languages } from '@parlour/domain';
import { LoadFailure } from '@parlour/loaded';
import { ChatIcon, Chip, ChipRow, EmptyState, Page, PageHeader, Section, Skeleton, Stack, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChatRoom } from './chat-room.tsx';

/** A merchant's chat rooms (content 7), for members; the room of the visitor's language first. `onFeedback` lets a muted member appeal. */
export function ChatScreen({ onFeedback }: { onFeedback: () => void }) {
  const { t } = useLingui();
  const asked = useQuery(chatRoomsQuery(useApi(), useLanguage()));
  const [chosen, setChosen] = useState<string>();
  const { data, error } = asked;
  const room = data?.list.find(({ id }) => id === chosen) ?? data?.list[0];
  return (
    <Page>
      <Section labelledBy="chat-title">
        <Stack gap="3">
          <PageHeader id="chat-title" icon={<ChatIcon />} title={<Trans>Chat room</Trans>} />
          {!data && error && <LoadFailure title={t`The chat could not be loaded`} query={asked} />}
          {!data && !error && (
            <div aria-busy>
              <Skeleton shape="row" lines={6} />
            </div>
          )}
          {data?.excluded && (
            <EmptyState title={t`The chat is closed to you`} text={t`While you are excluded from betting, you cannot enter the chat.`} />
          )}
          {data && !data.excluded && !room && <EmptyState title={t`No rooms yet`} text={t`Please come back later.`} />}
          {data && room && (
            <>
              {data.list.length > 1 && (
                <ChipRow label={t`Rooms`} scroll>
                  {data.list.map(({ id, title, language }) => (
                    <Chip key={id} selected={id === room.id} onClick={() => setChosen(id)}>
                      <RoomName title={title} language={language} />
                    </Chip>
                  ))}
                </ChipRow>
              )}
              {room.topic !== '' && <Text tone="muted">{room.topic}</Text>}
              <ChatRoom key={room.id} room={room} hidden={data.hidden} onFeedback={onFeedback} />
            </>
          )}
        </Stack>
      </Section>
    </Page>
  );
}

/**
 * A room's title, in the room's own language and script, with the name of that language in the reader's language, for readers and devices
 * that cannot read the script.
 */
function RoomName({ title, language }: Pick<Schema<'ChatRoom'>, 'title' | 'language'>) {
  const { i18n } = useLingui();
  const tag = isLanguageCode(language) ? languages[language].tag : language;
  const spoken = new Intl.Locale(tag).language;
  const isOwn = new Intl.Locale(i18n.locale).language === spoken;
  const called = isOwn ? undefined : new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(spoken);
  return (
    <>
      <bdi lang={tag}>{title}</bdi>
      {called !== undefined && called !== title && ` · ${called}`}
    </>
  );
}
