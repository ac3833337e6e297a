// @flag chatRoom
import { Trans, useLingui } from '@lingui/react/macro';
import { postChatMessageMutation, refusalOf, useApi, type Schema } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { mostChatLetters } from '@parlour/domain/talk';
import { RefusalNotice, useRefusal } from '@parlour/forms';
import { Button, FormLayout, Inline, SendIcon, ShareIcon, Stack, Text, TextArea, useCountdown } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ShareDialog } from './share-dialog.tsx';

interface ChatWriterProps {
  room: Schema<'ChatRoom'>;
  onSaid: () => void;
  onFeedback: () => void;
}

/** The box to write in a room, or why one may not. Input is kept until it has been posted. */
export function ChatWriter({ room, onSaid, onFeedback }: ChatWriterProps) {
  const { t, i18n } = useLingui();
  const refused = useRefusal();
  const post = useMutation(postChatMessageMutation(useApi(), useQueryClient()));
  const [text, setText] = useState('');
  const [sharing, setSharing] = useState(false);
  // One id per message, so that retrying does not post it twice.
  const clientId = useRef<{ of: string; id: string }>(undefined);
  const wait = useCountdown(refused.refusal?.until ?? null, refused.clear) ?? 0;
  const { clear } = refused;
  // What a refusal said is said by the room as soon as it cannot be written in, and is over when it can be again.
  useEffect(() => clear(), [room.mayWrite, clear]);
  if (!room.mayWrite) return <WhyNot room={room} onFeedback={onFeedback} />;
  const say = async (said: { text: string } | { roundId: string; showStake: boolean }) => {
    const of = JSON.stringify(said);
    if (clientId.current?.of !== of) clientId.current = { of, id: crypto.randomUUID() };
    refused.clear();
    try {
      await post.mutateAsync({ roomId: room.id, clientId: clientId.current.id, ...said });
      clientId.current = undefined;
      if ('text' in said) setText((typed) => (typed === said.text ? '' : typed));
      onSaid();
    } catch (error) {
      refused.show(refusalOf(error));
    }
  };
  const send = () => {
    if (text.trim() !== '' && !post.isPending && wait === 0) void say({ text });
  };
  const counted = (used: number, most: number) => {
    const [usedText, mostText] = [i18n.number(used), i18n.number(most)];
    return t({ message: `${usedText} of ${mostText}`, comment: 'Characters typed, of those that there may be' });
  };
  const slow = i18n.number(room.slowMode);
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <RefusalNotice refusal={refused.refusal} />
      <TextArea
        label={t`Your message`}
        hint={room.slowMode > 0 ? t`One message every ${slow} seconds.` : undefined}
        rows={2}
        most={mostChatLetters}
        counter={counted}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Inline justify="end" gap="2">
        <Button variant="secondary" icon={<ShareIcon />} onClick={() => setSharing(true)}>
          <Trans>Share a round</Trans>
        </Button>
        <Button type="submit" icon={<SendIcon />} loading={post.isPending} disabled={wait > 0}>
          {wait > 0 ? <Trans>Wait {i18n.number(wait)} s</Trans> : <Trans>Send</Trans>}
        </Button>
      </Inline>
      {sharing && (
        <ShareDialog
          onClose={() => setSharing(false)}
          onShare={(round) => {
            setSharing(false);
            void say(round);
          }}
        />
      )}
    </FormLayout>
  );
}

function WhyNot({ room: { why, until, reason }, onFeedback }: Pick<ChatWriterProps, 'room' | 'onFeedback'>) {
  const { t, i18n } = useLingui();
  const end = until && formatToMinute(until, i18n.locale);
  const said: Record<NonNullable<typeof why>, string> = {
    trial: t`You are on a free trial, so you can only read. Open an account to write.`,
    paused: end ? t`You have paused betting, so you can only read until ${end}.` : t`You have paused betting, so you can only read.`,
    muted: end ? t`You cannot write until ${end}.` : t`You cannot write in the chat any more.`,
    notYet: end
      ? t`You can write from ${end}, or as soon as an e-mail address or mobile number is verified.`
      : t`You can write as soon as an e-mail address or mobile number is verified.`,
    closed: t`This room can only be read.`,
    hours: t`At this time of day the room can only be read.`,
  };
  return (
    <Stack gap="2">
      <Text>{why ? said[why] : t`This room can only be read.`}</Text>
      {why === 'muted' && reason && <Text tone="muted">{t`The reason: ${reason}`}</Text>}
      {why === 'muted' && (
        <div>
          <Button size="s" variant="secondary" onClick={onFeedback}>
            <Trans>I think this is a mistake</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
