import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { profitQuery, useApi, type Schema } from '@parlour/api';
import {
  everyDay,
  formatDay,
  formatMoney,
  formatMoneyMark,
  fromWire,
  localDay,
  money,
  periodDays,
  toDecimal,
  type DayRange,
} from '@parlour/domain';
import { csvBeginning, csvLine, csvText } from '@parlour/domain/office';
import { Loaded } from '@parlour/loaded';
import {
  Button,
  Card,
  Chart,
  DataTable,
  DownloadIcon,
  EmptyState,
  FilterBar,
  Money,
  Page,
  PageHeader,
  ProfitIcon,
  saveFile,
  Stack,
  Summary,
  type Column,
} from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lineNames } from '../shown/line-names.ts';

type Profit = Schema<'Profit'>;
type Amount = Schema<'Money'>;
type Figures = Pick<Profit['days'][number], 'stake' | 'validStake' | 'win' | 'net'>;

/** All within the 31 days that the gateway answers in one request. */
const periods = ['today', 'yesterday', 'week', 'month', 'thisMonth'] as const;

/** Profit and loss (page `/member/personalProfit`): winnings and losses by day and product line, next to bonuses and rebates. */
export function ProfitScreen() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<(typeof periods)[number]>('week');
  const [today] = useState(() => localDay(new Date()));
  const range = periodDays(period, today);
  const query = useQuery(profitQuery(useApi(), range));
  const texts = { today: t`Today`, yesterday: t`Yesterday`, week: t`Last 7 days`, month: t`Last 30 days`, thisMonth: t`This month` };
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<ProfitIcon />} title={<Trans>Profit and loss</Trans>} />
        <FilterBar
          label={t`Filters`}
          presets={{
            label: t`Period`,
            value: period,
            options: periods.map((key) => ({ key, text: texts[key] })),
            onChange: setPeriod,
          }}
        />
        <Loaded query={query} lines={8}>
          {(profit) =>
            profit.days.length === 0 ? (
              <EmptyState
                title={t`Nothing played in this period`}
                text={t`Settled rounds appear here, together with what you were given.`}
              />
            ) : (
              <Figures profit={profit} range={range} />
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}

function Figures({ profit, range }: { profit: Profit; range: DayRange }) {
  const { t, i18n } = useLingui();
  const { lines, days, sums } = profit;
  const lineName = (line: Profit['lines'][number]['line']) => (line === undefined ? t`Other games` : i18n._(lineNames[line]));
  const signed = (amount: Amount) => <Signed amount={amount} />;
  const figures = <Row extends Figures>(): Column<Row>[] => [
    { key: 'stake', header: t`Staked`, align: 'end', cell: ({ stake }) => <Money text={formatMoney(fromWire(stake), i18n.locale)} /> },
    {
      key: 'valid',
      header: t`Own stake that counts`,
      align: 'end',
      cell: ({ validStake }) => <Money text={formatMoney(fromWire(validStake), i18n.locale)} />,
    },
    { key: 'win', header: t`Won`, align: 'end', cell: ({ win }) => <Money text={formatMoney(fromWire(win), i18n.locale)} /> },
    { key: 'net', header: t`Result of play`, align: 'end', cell: ({ net }) => signed(net) },
  ];
  return (
    <Stack gap="4">
      <Summary
        entries={[
          { key: 'net', label: t`Result of play`, value: signed(sums.net) },
          { key: 'bonus', label: t`Bonus`, value: signed(sums.bonus) },
          { key: 'rebate', label: t`Rebate`, value: signed(sums.rebate) },
          { key: 'sum', label: t`Total`, value: signed(sums.sum) },
        ]}
      />
      {range.from < range.to && <ByDay profit={profit} range={range} />}
      {lines.length > 0 && (
        <DataTable
          caption={t`By games`}
          rows={lines}
          rowKey={({ line }) => line ?? ''}
          columns={[
            { key: 'line', header: t`Games`, card: 'lead', cell: ({ line }) => lineName(line) },
            ...figures<Profit['lines'][number]>(),
          ]}
        />
      )}
      <DataTable
        caption={t`By day`}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', header: t`Day`, card: 'lead', cell: ({ day }) => formatDay(day, i18n.locale) },
          ...figures<Profit['days'][number]>(),
          { key: 'bonus', header: t`Bonus`, align: 'end', cell: ({ bonus }) => signed(bonus) },
          { key: 'rebate', header: t`Rebate`, align: 'end', cell: ({ rebate }) => signed(rebate) },
          { key: 'sum', header: t`Total`, align: 'end', card: 'figure', cell: ({ sum }) => signed(sum) },
        ]}
      />
      <div>
        <Button
          size="s"
          variant="secondary"
          icon={<DownloadIcon />}
          onClick={() => {
            const heads = [t`Day`, t`Staked`, t`Own stake that counts`, t`Won`, t`Result of play`, t`Bonus`, t`Rebate`, t`Total`];
            saveFile(
              `profit-${range.from}-${range.to}.csv`,
              [csvBeginning, csvLine(heads.map(csvText)), ...days.map(csvOfDay)],
              'text/csv',
            );
          }}
        >
          <Trans>Save as CSV</Trans>
        </Button>
      </div>
    </Stack>
  );
}

/** Plain decimals, so that a spreadsheet can add them up. */
function csvOfDay({ day, stake, validStake, win, net, bonus, rebate, sum }: Profit['days'][number]): string {
  return csvLine([day, ...[stake, validStake, win, net, bonus, rebate, sum].map(({ amount }) => amount)]);
}

function ByDay({ profit: { days, sums }, range }: { profit: Profit; range: DayRange }) {
  const { t, i18n } = useLingui();
  const { currency } = fromWire(sums.sum);
  const text = (amount: ReturnType<typeof money>) => formatMoney(amount, i18n.locale, { signed: true });
  const known = new Map(days.map(({ day, sum }) => [day, fromWire(sum)]));
  const points = everyDay(range).map((day) => ({ day, sum: known.get(day) ?? money(0n, currency) }));
  return (
    <Card>
      <Chart
        label={t`Total by day`}
        signed
        points={points.map(({ day, sum }) => ({
          key: day,
          label: formatDay(day, i18n.locale),
          // Only for the bar's height; the text shows the exact amount.
          value: Number(toDecimal(sum)),
          text: text(sum),
        }))}
        axisText={(value) => formatMoneyMark(value, currency, i18n.locale)}
        summary={t`${plural(points.length, { one: '# day', other: '# days' })}: ${text(fromWire(sums.sum))}`}
        texts={{ point: t`Day`, table: t`Show the figures`, value: t`Total` }}
      />
    </Card>
  );
}

function Signed({ amount }: { amount: Amount }) {
  const { i18n } = useLingui();
  const value = fromWire(amount);
  const mood = value.minor > 0n ? 'win' : value.minor < 0n ? 'loss' : 'muted';
  return <Money text={formatMoney(value, i18n.locale, { signed: true })} mood={mood} />;
}
