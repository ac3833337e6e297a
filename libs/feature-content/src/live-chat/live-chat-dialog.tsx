import { Trans, useLingui } from '@lingui/react/macro';
import {
  errorMessage,
  launchLiveChatMutation,
  liveChatDesksQuery,
  permissionQuery,
  refusalOf,
  toApiError,
  useApi,
  useLanguage,
  type Schema,
} from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { chatTopics, isLanguageCode, languages, type ChatTopic } from '@parlour/domain';
import { RefusalNotice, SubmitButton, useRefusal } from '@parlour/forms';
import { Button, Dialog, EmptyState, ErrorState, FormLayout, RadioGroup, Select, Skeleton, Stack, Text } from '@parlour/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as styles from './live-chat.css.ts';

interface LiveChatDialogProps {
  /** Other ways to reach customer service, for when nobody is online. */
  contacts: ReactNode;
  onFeedback: () => void;
  onClose: () => void;
}

/**
 * The live chat of customer service (content N71): who is online, and the chat in a frame of the provider's origin, or in a new tab if it
 * may not be framed. If nobody is online, it says so, with hours and other ways to reach customer service.
 */
export function LiveChatDialog({ contacts, onFeedback, onClose }: LiveChatDialogProps) {
  const { t, i18n } = useLingui();
  const [chatUrl, setChatUrl] = useState<string>();
  const desks = useQuery({ ...liveChatDesksQuery(useApi()), enabled: chatUrl === undefined });
  const mayFrame = useMayFrame();
  const framed = chatUrl !== undefined && desks.data?.framed === true && mayFrame(chatUrl);
  const online = desks.data?.list.filter((desk) => desk.online) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Live chat`}
      closeText={t`Close`}
      coverCloses={false}
      size={framed ? 'l' : 'm'}
    >
      {framed ? (
        <iframe
          className={styles.frame}
          title={t`Live chat`}
          src={chatUrl}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
        />
      ) : chatUrl !== undefined ? (
        <Stack gap="4">
          <Text>
            <Trans>The chat opens in a tab of its own.</Trans>
          </Text>
          {/* The address works only once, so there is nothing to come back to. */}
          <Button render={<a href={chatUrl} target="_blank" rel="noopener noreferrer" onClick={onClose} />}>
            <Trans>Open the chat</Trans>
          </Button>
        </Stack>
      ) : desks.isPending ? (
        <div aria-busy>
          <Skeleton shape="row" lines={3} />
        </div>
      ) : desks.error ? (
        <ErrorState
          title={t`The live chat could not be reached`}
          text={i18n._(errorMessage(toApiError(desks.error)))}
          retryText={t`Try again`}
          retrying={desks.isFetching}
          onRetry={() => void desks.refetch()}
        />
      ) : online.length === 0 ? (
        <Nobody desks={desks.data.list} contacts={contacts} onFeedback={onFeedback} />
      ) : (
        <Begin desks={online} onBegun={setChatUrl} />
      )}
    </Dialog>
  );
}

function Begin({ desks, onBegun }: { desks: readonly Schema<'LiveChatDesk'>[]; onBegun: (chatUrl: string) => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const refused = useRefusal();
  const launch = useMutation(launchLiveChatMutation(useApi()));
  const [chosen, setChosen] = useState<string>();
  const [topic, setTopic] = useState<ChatTopic>();
  const topics = useTopics();
  // A desk that speaks the visitor's language, if there is one; the chosen one may have closed meanwhile.
  const desk = desks.find(({ id }) => id === chosen) ?? desks.find((each) => each.languages.includes(language)) ?? desks[0]!;
  const begin = async () => {
    refused.clear();
    try {
      const { chatUrl } = await launch.mutateAsync({ language, modelId: desk.id, ...(topic && { topic }) });
      onBegun(chatUrl);
    } catch (error) {
      refused.show(refusalOf(error));
    }
  };
  const waiting = (count: number) => (count === 0 ? t`No one is waiting` : t`Waiting: ${i18n.number(count)}`);
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        if (!launch.isPending) void begin();
      }}
    >
      <RefusalNotice refusal={refused.refusal} />
      <RadioGroup
        label={t`Desk`}
        value={desk.id}
        onValueChange={setChosen}
        options={desks.map(({ id, name, languages: spoken, waiting: count }) => ({
          value: id,
          text: name,
          hint: `${spoken.map((code) => (isLanguageCode(code) ? languages[code].name : code)).join(', ')} · ${waiting(count)}`,
        }))}
      />
      <Select
        label={t`What is it about?`}
        placeholder={t`Please choose`}
        value={topic ?? ''}
        options={chatTopics.map((value) => ({ value, text: topics[value] }))}
        onChange={({ target }) => setTopic(chatTopics.find((known) => known === target.value))}
      />
      <SubmitButton busy={launch.isPending} busyText={t`Opening`}>
        <Trans>Start the chat</Trans>
      </SubmitButton>
    </FormLayout>
  );
}

function Nobody({
  desks,
  contacts,
  onFeedback,
}: {
  desks: readonly Schema<'LiveChatDesk'>[];
  contacts: ReactNode;
  onFeedback: () => void;
}) {
  const { t } = useLingui();
  const { timeZone } = useBrand();
  const withHours = desks.filter(({ hours }) => hours);
  return (
    <Stack gap="4">
      <EmptyState title={t`No one is here right now`} text={t`Please come back later, or reach us in another way.`} />
      {withHours.length > 0 && (
        <dl className={styles.hours}>
          {withHours.map(({ id, name, hours }) => (
            <div key={id} className={styles.desk}>
              <dt>{name}</dt>
              <dd>
                <bdi>
                  {hours!.from}–{hours!.to}
                </bdi>{' '}
                <small>{timeZone}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {contacts}
      <Button variant="secondary" onClick={onFeedback}>
        <Trans>Write feedback</Trans>
      </Button>
    </Stack>
  );
}

/** Whether the page may frame an address: its origin must be one of those that the gateway named. */
function useMayFrame(): (address: string) => boolean {
  const { data } = useQuery(permissionQuery(useApi()));
  return (address) => data?.frameOrigins.includes(new URL(address).origin) === true;
}

function useTopics(): Readonly<Record<ChatTopic, string>> {
  const { t } = useLingui();
  return { deposit: t`A deposit`, withdrawal: t`A withdrawal`, game: t`A game`, account: t`My account`, other: t`Something else` };
}
