// @flag chatRoom
import { Trans, useLingui } from '@lingui/react/macro';
import { hideChatAuthorMutation, reactToChatMessageMutation, useApi, type Schema } from '@parlour/api';
import { formatMoney, formatTimestamp, fromWire } from '@parlour/domain';
import { splitChatText } from '@parlour/domain/talk';
import { useErrorToast } from '@parlour/loaded';
import { Badge, Chip, IconButton, Inline, Menu, MoreIcon, PlusIcon, TextLink } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportDialog } from './report-dialog.tsx';
import { reactionSigns, useChatNotes, useNickname, useReactionNames } from './chat-texts.ts';
import * as styles from './chat.css.ts';

interface ChatMessageProps {
  roomId: string;
  message: Schema<'ChatMessage'>;
  own: boolean;
  mayReact: boolean;
}

/** One message, as text and never as HTML, with its reactions and actions. */
export function ChatMessage({ roomId, message, own, mayReact }: ChatMessageProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const react = useMutation(reactToChatMessageMutation(api, queryClient));
  const hide = useMutation(hideChatAuthorMutation(api, queryClient));
  const [reporting, setReporting] = useState(false);
  const nickname = useNickname()(message);
  const names = useReactionNames();
  const { id, level, at, removed, held, reactions, reacted = [], author } = message;
  const showError = useErrorToast();
  const press = (kind: Schema<'ChatReactionKind'>) =>
    react.mutate({ roomId, messageId: id, kind, on: !reacted.includes(kind) }, { onError: showError });
  const kinds = Object.keys(reactionSigns) as Schema<'ChatReactionKind'>[];
  return (
    <li className={own ? styles.own : styles.message}>
      <div className={styles.head}>
        <strong className={styles.nickname}>
          <bdi>{nickname}</bdi>
        </strong>
        {level > 0 && <Badge>{t`Level ${i18n.number(level)}`}</Badge>}
        <time dateTime={at} className={styles.at}>
          {formatTimestamp(at, i18n.locale)}
        </time>
        {!removed && !own && (
          <Menu
            label={t`What to do with the message by ${nickname}`}
            trigger={<IconButton size="s" icon={<MoreIcon />} label={t`More about the message by ${nickname}`} />}
            entries={[
              { key: 'report', text: t`Report`, onSelect: () => setReporting(true) },
              {
                key: 'hide',
                text: t`Hide this person for me`,
                onSelect: () => hide.mutate({ author, hidden: true }, { onError: showError }),
              },
            ]}
          />
        )}
      </div>
      <div className={styles.text} dir="auto">
        {removed ? (
          <em>
            <Trans>This message was removed.</Trans>
          </em>
        ) : (
          <Content message={message} />
        )}
      </div>
      {held && (
        <small>
          <Trans>Others will see this message once our team has checked it.</Trans>
        </small>
      )}
      {!removed && (
        <Inline gap="1">
          {reactions.map(({ kind, count }) => (
            <Chip
              key={kind}
              selected={reacted.includes(kind)}
              disabled={!mayReact}
              aria-label={`${names[kind]}: ${i18n.number(count)}`}
              onClick={() => press(kind)}
            >
              <span aria-hidden>{reactionSigns[kind]}</span> {i18n.number(count)}
            </Chip>
          ))}
          {mayReact && (
            <Menu
              label={t`Reactions`}
              trigger={<IconButton size="s" icon={<PlusIcon />} label={t`React to the message by ${nickname}`} />}
              entries={kinds.map((kind) => ({
                key: kind,
                icon: <span aria-hidden>{reactionSigns[kind]}</span>,
                text: names[kind],
                checked: reacted.includes(kind),
                onSelect: () => press(kind),
              }))}
            />
          )}
        </Inline>
      )}
      {reporting && <ReportDialog messageId={id} nickname={nickname} onClose={() => setReporting(false)} />}
    </li>
  );
}

function Content({ message: { text, card } }: Pick<ChatMessageProps, 'message'>) {
  const { t, i18n } = useLingui();
  const notes = useChatNotes();
  if (card) {
    const multiple = i18n.number(Number(card.multiple), { minimumFractionDigits: 2 });
    const stake = card.stake && formatMoney(fromWire(card.stake), i18n.locale);
    return (
      <span className={styles.card}>
        <strong>{card.game}</strong>
        <span>{t`${multiple} times the stake`}</span>
        {stake !== null && <span>{t`Stake ${stake}`}</span>}
      </span>
    );
  }
  return splitChatText(text ?? '').map((part, index) => {
    if ('note' in part) return <em key={index}>[{notes[part.note]}]</em>;
    if ('link' in part)
      return (
        <TextLink key={index} render={<a href={part.link} />}>
          {part.link}
        </TextLink>
      );
    return <span key={index}>{part.text}</span>;
  });
}
