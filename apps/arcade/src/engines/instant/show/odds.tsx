import type { Money } from '@parlour/domain';
import { money } from '@parlour/domain';
import type { InstantTexts } from './texts.ts';

interface OddsProps {
  texts: InstantTexts;
  /** In ten-thousandths. */
  times: number;
  /** Percent, such as `49.50`. */
  chance: string;
  stake: Money;
}

/** What a choice pays and how often, so that nobody has to compute it. */
export function Odds({ texts, times, chance, stake }: OddsProps) {
  const { t } = texts;
  return (
    <dl className="odds">
      <div>
        <dt>{t('multiplier')}</dt>
        <dd dir="ltr">{texts.decimal(times / 10_000)}×</dd>
      </div>
      <div>
        <dt>{t('chance')}</dt>
        <dd>{texts.percent(chance)}</dd>
      </div>
      <div>
        <dt>{t('pays')}</dt>
        <dd>{texts.money(money((stake.minor * BigInt(times)) / 10_000n, stake.currency))}</dd>
      </div>
    </dl>
  );
}
