// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { useRegistration } from '@parlour/routes';
import { Button } from '@parlour/ui';
import { Standing } from './offer-action.tsx';
import * as styles from '../shown/loyalty.css.ts';

/** What a visitor can do about a promotion: open an account. The page stays open and then shows the member's own list. */
export function VisitorAction({ offer }: { offer: Schema<'PromotionView'> }) {
  const { t } = useLingui();
  const register = useRegistration();
  const { title, status } = offer;
  return (
    <div className={styles.body}>
      {status === 'comingSoon' && <Standing offer={offer} />}
      <Button block aria-haspopup="dialog" aria-label={t`Join now: ${title}`} onClick={register}>
        <Trans comment="Opens an account">Join now</Trans>
      </Button>
    </div>
  );
}
