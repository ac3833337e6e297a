import { useLingui } from '@lingui/react/macro';
import { formatDay, formatMoneyMark, type Currency } from '@parlour/domain';
import type { components } from '@parlour/office-api/contract';
import { useAmountText } from '@parlour/office-ui';
import { Chart, Chip, ChipRow } from '@parlour/ui';
import { useState } from 'react';
import { changeOf } from './change.ts';
import * as styles from './dashboard.css.ts';

type MerchantFigures = components['schemas']['MerchantFigures'];
const shown = ['ggr', 'deposits', 'withdrawals'] as const;

/** One figure over the hours of a day or the days of a span. */
export function FiguresChart({ of: { points, figures, before, currency: code } }: { of: MerchantFigures }) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState<(typeof shown)[number]>('ggr');
  const currency = code as Currency;
  const texts = { ggr: t`GGR`, deposits: t`Deposits`, withdrawals: t`Withdrawals` };
  const amountText = useAmountText();
  const said = (decimal: string) => amountText(decimal, currency);
  const byHour = points[0]?.at.includes('T') ?? false;
  const labelOf = (at: string) => (byHour ? `${at.slice(11)}:00` : formatDay(at, i18n.locale));
  const change = changeOf(Number(figures[name]), Number(before[name]));
  const percent =
    change !== null && new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 0 }).format(Math.abs(change));
  const total = said(figures[name]);
  return (
    <div className={styles.chart}>
      <ChipRow label={t`Figure of the chart`}>
        {shown.map((each) => (
          <Chip key={each} selected={each === name} onClick={() => setName(each)}>
            {texts[each]}
          </Chip>
        ))}
      </ChipRow>
      <Chart
        label={byHour ? t`${texts[name]} by hour` : t`${texts[name]} by day`}
        signed={name === 'ggr'}
        points={points.map((point) => ({ key: point.at, label: labelOf(point.at), value: Number(point[name]), text: said(point[name]) }))}
        axisText={(value) => formatMoneyMark(value, currency, i18n.locale)}
        summary={
          percent === false
            ? t`${total} in all.`
            : change! < 0
              ? t`${total} in all, ${percent} less than on the same weekdays before.`
              : t`${total} in all, ${percent} more than on the same weekdays before.`
        }
        texts={{ point: byHour ? t`Hour` : t`Day`, table: t`Show the figures`, value: texts[name] }}
      />
    </div>
  );
}
