import { useLingui } from '@lingui/react/macro';
import { formatDay, formatMoneyMark, type Currency } from '@parlour/domain';
import type { components } from '@parlour/office-api/contract';
import { useAmountText } from '@parlour/office-ui';
import { Chart, Chip, ChipRow } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './dashboard.css.ts';
import { useSummary } from './use-summary.ts';

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
  const labelOf = (at: string) => (byHour ? hourText(at, i18n.locale) : formatDay(at, i18n.locale));
  const summary = useSummary()(said(figures[name]), Number(figures[name]), Number(before[name]));
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
        summary={summary}
        texts={{ point: byHour ? t`Hour` : t`Day`, table: t`Show the figures`, value: texts[name] }}
      />
    </div>
  );
}

/** An hour such as `2026-03-14T05` as 05:00, in the locale's digits. */
function hourText(at: string, locale: string): string {
  const shape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, shape).format(new Date(`${at}:00Z`));
}
