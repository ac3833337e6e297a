// @flag lotteryTrends
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { SectionHeader, Stack, VisuallyHidden } from '@parlour/ui';
import { useState } from 'react';
import { Select } from '@parlour/ui';
import { drawTime } from '../words/format.ts';
import { Heat } from './heat.tsx';
import * as styles from './trends.css.ts';

/** The tails of one draw, by their first and by their last digit; that of the special prize is highlighted. */
export function LotoTrend({ rows, zone }: { rows: readonly Schema<'LotoRow'>[]; zone: string }) {
  const { t, i18n } = useLingui();
  const [drawId, setDrawId] = useState<string>();
  const row = rows.find((each) => each.drawId === drawId) ?? rows[0];
  if (!row) return null;
  return (
    <Stack gap="4">
      <Select
        label={t`Draw`}
        value={row.drawId}
        options={rows.map((each) => ({ value: each.drawId, text: `${each.issue} · ${drawTime(each.drawAt, i18n.locale, zone)}` }))}
        onChange={({ currentTarget }) => setDrawId(currentTarget.value)}
      />
      <div className={styles.boards}>
        <Board title={t`Head`} rows={row.heads} isSpecial={(head, digit) => `${head}${digit}` === row.special} />
        <Board title={t`Tail`} rows={row.tails} isSpecial={(tail, digit) => `${digit}${tail}` === row.special} />
      </div>
    </Stack>
  );
}

interface BoardProps {
  title: string;
  rows: readonly (readonly string[])[];
  isSpecial: (at: number, digit: string) => boolean;
}

function Board({ title, rows, isSpecial }: BoardProps) {
  const { t } = useLingui();
  return (
    <div>
      <SectionHeader small title={title} />
      <table className={styles.table} aria-label={title}>
        <tbody>
          {rows.map((digits, at) => (
            <tr key={at}>
              <th scope="row" className={styles.th}>
                {at}
              </th>
              <td className={styles.td}>
                {digits.map((digit, place) => (
                  <span key={place} className={isSpecial(at, digit) ? `${styles.digit} ${styles.special}` : styles.digit}>
                    {digit}
                    {isSpecial(at, digit) && <VisuallyHidden> {t`(special)`}</VisuallyHidden>}{' '}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Each tail with its number of hits and the draws since the last one. */
export function TailTrend({ rows }: { rows: Extract<Schema<'Trend'>, { kind: 'frequency' | 'hot' | 'cold' }>['rows'] }) {
  const { t } = useLingui();
  const most = Math.max(1, ...rows.map(({ hits }) => hits));
  return (
    <ol className={styles.grid} aria-label={t`Numbers`}>
      {rows.map(({ tail, hits, draws, gap }) => (
        <li key={tail} className={styles.cell}>
          <span className={styles.tail}>{tail}</span>
          <span className={styles.count}>{t`${plural(hits, { one: '# hit', other: '# hits' })}`}</span>
          <VisuallyHidden>{t`in ${plural(draws, { one: '# draw', other: '# draws' })}`}</VisuallyHidden>
          {/* When a number came that has not come in these draws is not known. */}
          {hits > 0 && (
            <span className={styles.count}>
              {gap === 0 ? t`last draw` : t`${plural(gap, { one: '# draw ago', other: '# draws ago' })}`}
            </span>
          )}
          <Heat part={hits / most} />
        </li>
      ))}
    </ol>
  );
}

/** How long each tail has been absent, and its longest absence ever. */
export function GapTrend({ rows }: { rows: Extract<Schema<'Trend'>, { kind: 'gaps' }>['rows'] }) {
  const { t, i18n } = useLingui();
  return (
    <ol className={styles.grid} aria-label={t`Numbers`}>
      {rows.map(({ tail, gap, longest }) => (
        <li key={tail} className={styles.cell}>
          <span className={styles.tail}>{tail}</span>
          <span className={styles.count}>{t`now ${i18n.number(gap)}`}</span>
          <span className={styles.count}>{t`most ${i18n.number(longest)}`}</span>
          <Heat part={longest === 0 ? 0 : gap / longest} />
        </li>
      ))}
    </ol>
  );
}

/** The special prize by day of the week. */
export function WeekdayTrend({ rows }: { rows: Extract<Schema<'Trend'>, { kind: 'weekdays' }>['rows'] }) {
  const { t, i18n } = useLingui();
  const day = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <table className={styles.table} aria-label={t`Special prize by weekday`}>
      <tbody>
        {rows.map(({ weekday, specials }) => (
          <tr key={weekday}>
            <th scope="row" className={styles.th}>
              {/* 5 January 1970 was a Monday. */}
              {day.format(new Date((weekday + 3) * 86_400_000))}
            </th>
            <td className={styles.td}>
              {specials.map(({ day: drawn, tail }) => (
                <span key={drawn} className={styles.digit}>
                  {tail}{' '}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
