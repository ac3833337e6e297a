import { Trans, useLingui } from '@lingui/react/macro';
import { readMessageMutation, useApi, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Badge } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as styles from './messages.css.ts';
import { useMessageText } from './use-message-text.ts';

/** One message: its title opens it. */
export function MessageItem({ message }: { message: Schema<'Message'> }) {
  const { i18n } = useLingui();
  const say = useMessageText();
  const read = useMutation(readMessageMutation(useApi(), useQueryClient()));
  const { title, text } = say(message);
  const opened = (open: boolean) => {
    if (open && !message.read && !read.isPending) read.mutate(message.id);
  };
  return (
    <li>
      <details className={styles.message} onToggle={(event) => opened(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={message.read ? styles.title : styles.unread}>{title}</span>
          {!message.read && (
            <Badge mood="accent">
              <Trans comment="mark of an unread message">New</Trans>
            </Badge>
          )}
          <time className={styles.time} dateTime={message.createdAt}>
            {formatDateTime(message.createdAt, i18n.locale)}
          </time>
        </summary>
        <p className={styles.text}>{text}</p>
      </details>
    </li>
  );
}
