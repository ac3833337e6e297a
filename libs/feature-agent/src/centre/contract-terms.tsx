// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatPercent } from '@parlour/domain';
import { Summary } from '@parlour/ui';

/** What an affiliate's contract states besides its tiers (agents.md 10); nothing for other kinds. */
export function ContractTerms({ terms }: { terms: Schema<'AffiliateTerms'> | undefined }) {
  const { t, i18n } = useLingui();
  if (!terms) return null;
  const percent = (rate: string) => formatPercent(rate, i18n.locale);
  return (
    <Summary
      entries={[
        { key: 'platform', label: t`Fee on what the players lose`, value: percent(terms.platformFee) },
        { key: 'payment', label: t`Fee on what they deposit`, value: percent(terms.paymentFee) },
        { key: 'introducer', label: t`On top for the upline`, value: percent(terms.introducerRate) },
        { key: 'active', label: t`Active players needed`, value: i18n.number(terms.minActive) },
        { key: 'carry', label: t`A negative result`, value: terms.negativeCarry ? t`counts in the next period` : t`is forgotten` },
      ]}
    />
  );
}
