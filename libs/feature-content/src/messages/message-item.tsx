import { Trans, useLingui } from '@lingui/react/macro';
import { readMessageMutation, useApi, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import {
  Badge,
  ChevronDownIcon,
  ChatIcon,
  classNames,
  DepositIcon,
  DeviceIcon,
  KeyIcon,
  StarIcon,
  WithdrawIcon,
  type IconComponent,
} from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as styles from './messages.css.ts';
import { useMessageText } from './use-message-text.ts';

const signs: Record<Schema<'Message'>['kind'], { Icon: IconComponent; mood: keyof typeof styles.signs }> = {
  welcome: { Icon: StarIcon, mood: 'accent' },
  depositArrived: { Icon: DepositIcon, mood: 'win' },
  depositFailed: { Icon: DepositIcon, mood: 'danger' },
  withdrawalApproved: { Icon: WithdrawIcon, mood: 'win' },
  withdrawalRejected: { Icon: WithdrawIcon, mood: 'danger' },
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
  fromOperator: { Icon: ChatIcon, mood: 'accent' },
};

/** One message: its title opens it, and closes the one that was open. */
export function MessageItem({ message, group }: { message: Schema<'Message'>; group: string }) {
  const { i18n } = useLingui();
  const say = useMessageText();
  const read = useMutation(readMessageMutation(useApi(), useQueryClient()));
  const { title, text } = say(message);
  const { Icon, mood } = signs[message.kind];
  const opened = (open: boolean) => {
    if (open && !message.read && !read.isPending) read.mutate(message.id);
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
        <p className={styles.text}>{text}</p>
      </details>
    </li>
  );
}
