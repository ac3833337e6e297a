// @flag passkeys
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Badge, Button, DeviceIcon } from '@parlour/ui';
import { SecurityLine } from '../security/security-line.tsx';
import * as styles from './passkeys.css.ts';

interface PasskeyLineProps {
  passkey: Schema<'Passkey'>;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, when it was made and last used, and any remarks. */
export function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
  const { t } = useLingui();
  const { name, site, here, backedUp, suspected } = passkey;
  return (
    <SecurityLine
      sign={suspected ? 'missing' : 'plain'}
      icon={<DeviceIcon />}
      title={
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {suspected && (
            <Badge mood="danger">
              <Trans>Void: it may have been copied</Trans>
            </Badge>
          )}
          {backedUp && (
            <Badge>
              <Trans>On all your devices</Trans>
            </Badge>
          )}
          {!here && (
            <Badge>
              <Trans>
                Only at <bdi>{site}</bdi>
              </Trans>
            </Badge>
          )}
        </span>
      }
      action={
        <div className={styles.actions}>
          <Button variant="secondary" aria-label={t`Rename ${name}`} onClick={onRename}>
            <Trans>Rename</Trans>
          </Button>
          <Button variant="secondary" aria-label={t`Remove ${name}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      }
    >
      <Times passkey={passkey} />
    </SecurityLine>
  );
}

function Times({ passkey: { createdAt, lastUsedAt } }: { passkey: Schema<'Passkey'> }) {
  const { i18n } = useLingui();
  const made = formatDateTime(createdAt, i18n.locale);
  if (!lastUsedAt) return <Trans>Created {made}, not used yet.</Trans>;
  const used = formatDateTime(lastUsedAt, i18n.locale);
  return (
    <Trans>
      Created {made}, last used {used}.
    </Trans>
  );
}
