import { Trans } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Amount } from '@parlour/office-ui';

interface ExposureStepProps {
  step: { from: string; odds: components['schemas']['LotteryOddsValue'] };
  currency: string;
}

/** What happens from an amount of exposure on: the type closes, or has other odds. */
export function ExposureStep({ step: { from, odds }, currency }: ExposureStepProps) {
  const amount = <Amount amount={from} currency={currency} />;
  if (odds === 'closed') return <Trans>Closes at {amount}</Trans>;
  const price = typeof odds === 'string' ? odds : Object.values(odds).join(', ');
  return (
    <Trans>
      {price} from {amount}
    </Trans>
  );
}
