import { useLingui } from '@lingui/react/macro';
import type { Limits } from '@parlour/domain/lottery';

/** The names of limits. */
export function useLimitNames(): (name: keyof Limits) => string {
  const { t } = useLingui();
  const names: Readonly<Record<keyof Limits, string>> = {
    minUnit: t`Smallest unit`,
    maxUnit: t`Largest unit`,
    maxStakePerDraw: t`Stake per member and draw`,
    maxPayout: t`Payout per bet`,
  };
  return (name) => names[name];
}
