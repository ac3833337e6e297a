// @flag socialLogin
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Button, Text } from '@parlour/ui';
import * as styles from '../security/security.css.ts';
import { ProviderIcon } from './provider-icon.tsx';

interface ConnectedAccountProps {
  provider: Pick<Schema<'SocialProvider'>, 'provider' | 'name' | 'icon'>;
  link: Schema<'SocialLink'> | undefined;
  /** The member is at the provider's page. */
  connecting: boolean;
  leaving: boolean;
  onConnect: () => void;
  onDisconnect: (linkId: string) => void;
}

/** One provider: whether an account there is connected, and the button to connect or disconnect it. */
export function ConnectedAccount({ provider: { name, icon }, link, connecting, leaving, onConnect, onDisconnect }: ConnectedAccountProps) {
  const { t } = useLingui();
  return (
    <div className={styles.line}>
      <span className={styles.signs[link ? 'done' : 'plain']}>
        <ProviderIcon icon={icon} />
      </span>
      <div className={styles.words}>
        <strong className={styles.name}>
          <bdi>{name}</bdi>
        </strong>
        <Text tone="muted" size="s">
          <Standing link={link} />
        </Text>
      </div>
      <div className={styles.action}>
        {link ? (
          <Button
            variant="secondary"
            aria-label={t`Disconnect ${name}`}
            loading={leaving}
            loadingText={t`Disconnecting`}
            onClick={() => onDisconnect(link.id)}
          >
            <Trans>Disconnect</Trans>
          </Button>
        ) : (
          <Button
            variant="secondary"
            aria-label={t`Connect ${name}`}
            loading={connecting}
            loadingText={t`Waiting for ${name}`}
            onClick={onConnect}
          >
            <Trans>Connect</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Standing({ link }: Pick<ConnectedAccountProps, 'link'>) {
  const { i18n } = useLingui();
  if (!link) return <Trans>Not connected. You could log in with it.</Trans>;
  const { linkedAt, shownAs } = link;
  const since = formatDateTime(linkedAt, i18n.locale);
  if (!shownAs) return <Trans>Connected since {since}. You can log in with it.</Trans>;
  return (
    <Trans>
      Connected since {since} as <bdi>{shownAs}</bdi>. You can log in with it.
    </Trans>
  );
}
