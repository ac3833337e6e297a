import { useLingui } from '@lingui/react/macro';
import { formatDay, formatMoneyMark, type Currency } from '@parlour/domain';
import { reportSpec, type ReportName } from '@parlour/domain/reports';
import type { components } from '@parlour/office-api/contract';
import { Chart } from '@parlour/ui';
import { Change } from '../dashboard/change-text.tsx';
import * as styles from '../dashboard/dashboard.css.ts';
import { Tile } from '../dashboard/tile.tsx';
import { useSummary } from '../dashboard/use-summary.ts';
import { Figure, useFigureText } from './figure.tsx';
import { figureWord } from './words.ts';

type Total = components['schemas']['ReportTotal'];

/** The totals of one merchant, each beside the same weekdays before. */
export function ReportTotals({ report, of: { figures, before, currency } }: { report: ReportName; of: Total }) {
  const { t, i18n } = useLingui();
  return (
    <ul className={styles.tiles} aria-label={t`Totals`}>
      {Object.entries(reportSpec(report).figures).map(([name, kind]) => (
        <li key={name}>
          <Tile label={i18n._(figureWord(name))} to={undefined} Link={NoLink}>
            <span className={styles.figure}>
              <Figure kind={kind} value={figures[name]} currency={currency} />
            </span>
            <span className={styles.note}>
              <Change now={figures[name] ?? null} before={before[name] ?? null}>
                <Figure kind={kind} value={before[name]} currency={currency} />
              </Change>
            </span>
          </Tile>
        </li>
      ))}
    </ul>
  );
}

const NoLink = () => null;

/** The report's main figure, day by day. */
export function ReportChart({
  report,
  points,
  of: { figures, before, currency },
}: {
  report: ReportName;
  points: readonly components['schemas']['ReportPoint'][];
  of: Total;
}) {
  const { t, i18n } = useLingui();
  const textOf = useFigureText();
  const summary = useSummary();
  const { main, figures: kinds } = reportSpec(report);
  const kind = kinds[main]!;
  const name = i18n._(figureWord(main));
  const said = (value: string | number | null | undefined) => textOf({ kind, value, currency });
  return (
    <div className={styles.chart}>
      <Chart
        label={t`${i18n._(figureWord(main))} by day`}
        signed={kind === 'amount'}
        points={points.map(({ day, value }) => ({
          key: day,
          label: formatDay(day, i18n.locale),
          value: Number(value),
          text: said(value),
        }))}
        axisText={(value) =>
          kind === 'amount' ? formatMoneyMark(value, currency as Currency, i18n.locale) : i18n.number(value, { notation: 'compact' })
        }
        summary={summary(said(figures[main]), Number(figures[main]), Number(before[main]))}
        texts={{ point: t`Day`, table: t`Show the figures`, value: name }}
      />
    </div>
  );
}
