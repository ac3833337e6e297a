import { Trans, useLingui } from '@lingui/react/macro';
import { deleteMessageMutation, readMessageMutation, useApi, type Schema } from '@parlour/api';
import { formatDateTime, isLanguageCode, languages } from '@parlour/domain';
import { useErrorToast } from '@parlour/loaded';
import {
  AnnouncementIcon,
  Badge,
  Button,
  ChevronDownIcon,
  ChatIcon,
  classNames,
  DepositIcon,
  DeviceIcon,
  KeyIcon,
  StarIcon,
  TransferIcon,
  WithdrawIcon,
  type IconComponent,
} from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SafeHtml } from '../announcements/safe-html.tsx';
import { bannerLink } from '../links/banner-link.tsx';
import * as styles from './messages.css.ts';
import { useMessageText } from './use-message-text.ts';

const signs: Record<Schema<'Message'>['kind'], { Icon: IconComponent; mood: keyof typeof styles.signs }> = {
  welcome: { Icon: StarIcon, mood: 'accent' },
  depositArrived: { Icon: DepositIcon, mood: 'win' },
  depositFailed: { Icon: DepositIcon, mood: 'danger' },
  withdrawalApproved: { Icon: WithdrawIcon, mood: 'win' },
  withdrawalRejected: { Icon: WithdrawIcon, mood: 'danger' },
  withdrawalProofAsked: { Icon: WithdrawIcon, mood: 'warning' },
  transferApproved: { Icon: TransferIcon, mood: 'win' },
  transferRejected: { Icon: TransferIcon, mood: 'danger' },
  passwordChanged: { Icon: KeyIcon, mood: 'warning' },
  passwordRecovered: { Icon: KeyIcon, mood: 'warning' },
  paymentPasswordChanged: { Icon: KeyIcon, mood: 'warning' },
  authenticatorOn: { Icon: KeyIcon, mood: 'win' },
  authenticatorOff: { Icon: KeyIcon, mood: 'warning' },
  recoveryCodesRenewed: { Icon: KeyIcon, mood: 'warning' },
  recoveryCodeUsed: { Icon: KeyIcon, mood: 'warning' },
  passkeyAdded: { Icon: KeyIcon, mood: 'warning' },
  passkeyRemoved: { Icon: KeyIcon, mood: 'warning' },
  passkeySuspected: { Icon: KeyIcon, mood: 'danger' },
  deviceCopied: { Icon: DeviceIcon, mood: 'warning' },
  emailChanged: { Icon: KeyIcon, mood: 'warning' },
  mobileChanged: { Icon: KeyIcon, mood: 'warning' },
  newNetwork: { Icon: KeyIcon, mood: 'warning' },
  socialLinked: { Icon: KeyIcon, mood: 'warning' },
  socialUnlinked: { Icon: KeyIcon, mood: 'warning' },
  feedbackAnswered: { Icon: ChatIcon, mood: 'accent' },
  levelMayFall: { Icon: StarIcon, mood: 'warning' },
  fromOperator: { Icon: ChatIcon, mood: 'accent' },
  broadcast: { Icon: AnnouncementIcon, mood: 'accent' },
};

interface MessageItemProps {
  message: Schema<'Message'>;
  /** The name of the list, of which one message is open at a time. */
  group: string;
  onOpen: () => void;
  onDelete: () => void;
}

/** One message: its title opens it, and closes the one that was open. */
export function MessageItem({ message, group, onOpen, onDelete }: MessageItemProps) {
  const { i18n } = useLingui();
  const say = useMessageText();
  const read = useMutation(readMessageMutation(useApi(), useQueryClient()));
  const remove = useMutation(deleteMessageMutation(useApi(), useQueryClient()));
  const showError = useErrorToast();
  const { title, text } = say(message);
  const { Icon, mood } = signs[message.kind];
  // The HTML of a message is prepared when it is first opened.
  const [isOpened, setIsOpened] = useState(false);
  const opened = (open: boolean) => {
    if (!open) return;
    setIsOpened(true);
    onOpen();
    if (!message.read && !read.isPending) read.mutate(message.id);
  };
  return (
    <li className={styles.entry}>
      <details className={styles.message} name={group} onToggle={(event) => opened(event.currentTarget.open)}>
        <summary className={classNames(styles.summary, !message.read && styles.unread)}>
          <span className={styles.signs[message.read ? 'neutral' : mood]}>
            <Icon />
          </span>
          <span className={styles.words}>
            <span className={styles.head}>
              <span className={styles.titles[message.read ? 'read' : 'unread']}>{title}</span>
              {!message.read && (
                <Badge mood="accent">
                  <Trans comment="mark of an unread message">New</Trans>
                </Badge>
              )}
            </span>
            <time className={styles.time} dateTime={message.createdAt}>
              {formatDateTime(message.createdAt, i18n.locale)}
            </time>
          </span>
          <ChevronDownIcon size="s" className={styles.mark} />
        </summary>
        <div className={styles.text}>
          {message.written && isOpened ? <Written of={message.written} /> : <p className={styles.plain}>{text}</p>}
          <Button
            size="s"
            variant="ghost"
            loading={remove.isPending}
            onClick={() => remove.mutate(message.id, { onSuccess: onDelete, onError: showError })}
          >
            <Trans>Delete message</Trans>
          </Button>
        </div>
      </details>
    </li>
  );
}

/** An operator's text, in the language that it is written in, with its link. */
function Written({ of: { content, language, action, linkage = '', linkageType } }: { of: Schema<'WrittenMessage'> }) {
  const { t } = useLingui();
  const link = bannerLink({ linkage, linkageType });
  const { tag, direction } = languages[isLanguageCode(language) ? language : 'EN'];
  return (
    <div lang={tag} dir={direction} className={styles.written}>
      <SafeHtml html={content} />
      {link && (
        <Button size="s" render={link}>
          {action ?? t`Open`}
        </Button>
      )}
    </div>
  );
}
