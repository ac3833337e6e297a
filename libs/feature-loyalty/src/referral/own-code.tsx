// @flag referral
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { useCopy } from '@parlour/forms';
import { Button, Card, CopyIcon, Inline, QrCode, ShareIcon, Stack } from '@parlour/ui';
import { said } from '../shown/said.ts';
import * as shared from '../shown/loyalty.css.ts';
import * as styles from './referral.css.ts';

/** The member's link as text and as a QR code, and what comes of sharing it. */
export function OwnCode({ referral: { code, link, terms } }: { referral: Schema<'Referral'> }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <Card>
      <div className={styles.own}>
        <QrCode value={link} label={t`QR code of your invitation link`} size="m" />
        <Stack gap="3" className={styles.words}>
          <ReferralTerms terms={terms} />
          <div>
            <p className={shared.muted}>
              <Trans>Your link</Trans>
            </p>
            <bdi dir="ltr" className={styles.link}>
              {link}
            </bdi>
          </div>
          <div>
            <p className={shared.muted}>
              <Trans>Your code</Trans>
            </p>
            <bdi dir="ltr" className={styles.link}>
              {code}
            </bdi>
          </div>
          <Inline gap="2">
            <Button size="s" icon={<CopyIcon />} onClick={() => void copy(link, t`Your link was copied.`)}>
              <Trans>Copy the link</Trans>
            </Button>
            {'share' in navigator && (
              <Button
                size="s"
                variant="secondary"
                icon={<ShareIcon />}
                // Closing the sheet without a choice is no failure.
                onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
              >
                <Trans>Share</Trans>
              </Button>
            )}
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}

/** What a friend is worth and has to do for it, every figure from the terms that pay it. */
function ReferralTerms({ terms }: { terms: Schema<'ReferralTerms'> | undefined }) {
  const { i18n } = useLingui();
  if (!terms)
    return (
      <p className={shared.text}>
        <Trans>Invitations are not rewarded at the moment.</Trans>
      </p>
    );
  const { perMember = 0 } = terms;
  const [reward, deposit, turnover] = [terms.reward, terms.deposit, terms.turnover].map((amount) => said(amount, i18n.locale));
  return (
    <>
      <p className={styles.offer}>
        <Trans>{reward} for each friend</Trans>
      </p>
      <p className={shared.text}>
        <Trans>
          Your friend registers with your link, deposits {deposit} in all and stakes {turnover} of their own money.
        </Trans>{' '}
        {perMember > 0 && <Plural value={perMember} one="One friend is rewarded." other="Up to # friends are rewarded." />}
      </p>
      <p className={shared.muted}>
        <Trans>The reward is paid in cash. You can’t invite yourself, or anyone who already has an account.</Trans>
      </p>
    </>
  );
}
