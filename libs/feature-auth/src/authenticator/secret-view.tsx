import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { useCopy } from '@parlour/forms';
import { Button, CopyIcon, QrCode } from '@parlour/ui';
import * as styles from './authenticator.css.ts';

/** The secret for an app: as a QR code, and as letters to type or copy. */
export function SecretView({ begun: { setUpKey, uri } }: { begun: Schema<'AuthenticatorSecret'> }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className={styles.secret}>
      <QrCode value={uri} label={t`QR code for your authenticator app`} size="l" />
      <div className={styles.typed}>
        <span className={styles.hint}>
          <Trans>Or type this key into the app:</Trans>
        </span>
        {/* In groups, for reading; copied without the spaces. Left to right in every language. */}
        <bdi dir="ltr" className={styles.key}>
          {setUpKey.match(/.{1,4}/g)?.join(' ')}
        </bdi>
        <Button variant="secondary" size="s" icon={<CopyIcon />} onClick={() => void copy(setUpKey, t`The key was copied.`)}>
          <Trans>Copy the key</Trans>
        </Button>
      </div>
    </div>
  );
}
