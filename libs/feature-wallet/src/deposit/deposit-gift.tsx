// @flag bonuses
import { Trans, useLingui } from '@lingui/react/macro';
import { errorCatalogue, type Schema } from '@parlour/api';
import { formatMoney, fromWire } from '@parlour/domain';

/** Once the deposit has arrived: what became of the promotion that it was made for. */
export function DepositGift({ gift: { outcome, given } }: { gift: Schema<'DepositGift'> }) {
  const { i18n } = useLingui();
  const sum = given && formatMoney(fromWire(given), i18n.locale);
  switch (outcome) {
    case undefined:
      return <Trans>What the promotion gives will follow in a moment.</Trans>;
    case 'issued':
      return <Trans>{sum} of bonus money is yours to play.</Trans>;
    case 'claimed':
      return <Trans>{sum} of the promotion is in your balance too.</Trans>;
    case 'applying':
      return <Trans>We are looking at your application for the promotion.</Trans>;
    default: {
      const why = i18n._(errorCatalogue[outcome].text);
      return <Trans>The promotion gave nothing: {why}</Trans>;
    }
  }
}
