// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { teamOverviewQuery, useApi, type Schema } from '@parlour/api';
import { formatDay, formatMoney, formatMoneyMark, fromWire, toDecimal, type Currency, type WireMoney } from '@parlour/domain';
import { LoadFailure } from '@parlour/loaded';
import { Card, Chart, Money, Select, Skeleton, Stack, Summary, Tabs } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The team's figures: today, yesterday and this month, and thirty days as a chart (agents.md 14, agentTeamOverview). */
export function Overview() {
  const { t, i18n } = useLingui();
  const overview = useQuery(teamOverviewQuery(useApi()));
  const { data, error } = overview;
  const [shown, setShown] = useState<'today' | 'yesterday' | 'month'>('today');
  if (!data)
    return error ? (
      <LoadFailure title={t`This could not be loaded`} query={overview} />
    ) : (
      <div aria-busy>
        <Skeleton shape="row" lines={6} />
      </div>
    );
  const said = (amount: WireMoney) => formatMoney(fromWire(amount), i18n.locale);
  const { currency } = fromWire(data.teamBalance);
  return (
    <Stack gap="4">
      <Summary
        entries={[
          { key: 'size', label: t`Team size`, value: i18n.number(data.teamSize) },
          { key: 'balance', label: t`Team balance`, value: <Money text={said(data.teamBalance)} /> },
        ]}
      />
      <Tabs
        look="line"
        label={t`Period`}
        value={shown}
        onValueChange={(key) => setShown(key === 'yesterday' || key === 'month' ? key : 'today')}
        items={[
          { key: 'today', text: t`Today`, content: <Figures figures={data.today} /> },
          { key: 'yesterday', text: t`Yesterday`, content: <Figures figures={data.yesterday} /> },
          { key: 'month', text: t`This month`, content: <Figures figures={data.month} /> },
        ]}
      />
      <Card>
        <DayChart days={data.chart} currency={currency} />
      </Card>
    </Stack>
  );
}

const charted = {
  turnover: msg`Turnover`,
  active: msg`Active accounts`,
  deposits: msg`Deposits`,
  withdrawals: msg`Withdrawals`,
  profit: msg`Players’ profit`,
  income: msg`My team’s income`,
} as const satisfies Partial<Record<keyof Schema<'ChartDay'>, MessageDescriptor>>;
type Charted = keyof typeof charted;

/** One figure of the team on each of thirty days. */
function DayChart({ days, currency }: { days: readonly Schema<'ChartDay'>[]; currency: Currency }) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState<Charted>('turnover');
  const name = i18n._(charted[shown]);
  const isCount = shown === 'active';
  const points = days.map((each) => {
    const figure = each[shown];
    return {
      key: each.day,
      label: formatDay(each.day, i18n.locale),
      ...(typeof figure === 'number'
        ? { value: figure, text: i18n.number(figure) }
        : { value: Number(toDecimal(fromWire(figure))), text: formatMoney(fromWire(figure), i18n.locale) }),
    };
  });
  return (
    <Stack gap="3">
      <Select
        label={t`Figure of the last 30 days`}
        value={shown}
        onChange={({ currentTarget }) => setShown(currentTarget.value as Charted)}
        options={(Object.keys(charted) as Charted[]).map((value) => ({ value, text: i18n._(charted[value]) }))}
      />
      <Chart
        label={t`${name} of the team by day`}
        points={points}
        signed={shown === 'profit' || shown === 'income'}
        axisText={(value) => (isCount ? i18n.number(value) : formatMoneyMark(value, currency, i18n.locale))}
        summary={t`${name}, the last 30 days`}
        texts={{ point: t`Day`, table: t`Show the figures`, value: name }}
      />
    </Stack>
  );
}

/** A team's figures for a period. */
export function Figures({ figures }: { figures: Schema<'TeamFigures'> }) {
  const { t, i18n } = useLingui();
  const said = (amount: WireMoney) => <Money text={formatMoney(fromWire(amount), i18n.locale)} />;
  return (
    <Stack gap="3">
      <Summary
        entries={[
          { key: 'deposits', label: t`Deposits`, value: said(figures.deposits) },
          { key: 'withdrawals', label: t`Withdrawals`, value: said(figures.withdrawals) },
          { key: 'turnover', label: t`Turnover`, value: said(figures.turnover) },
          { key: 'prizes', label: t`Prizes`, value: said(figures.prizes) },
          { key: 'betRebate', label: t`Bet rebate`, value: said(figures.betRebate) },
          { key: 'agentRebate', label: t`Agent rebate`, value: said(figures.agentRebate) },
          { key: 'promotion', label: t`Promotions`, value: said(figures.promotion) },
          { key: 'fee', label: t`Fees`, value: said(figures.fee) },
          { key: 'profit', label: t`Players’ profit`, value: said(figures.profit) },
          { key: 'income', label: t`My team’s income`, value: said(figures.income) },
          { key: 'new', label: t`New accounts`, value: i18n.number(figures.newAccounts) },
          { key: 'active', label: t`Active accounts`, value: i18n.number(figures.active) },
          { key: 'first', label: t`First deposits`, value: i18n.number(figures.firstDeposits) },
        ]}
      />
      <p hidden={figures.betCount > 0}>
        <Trans>No bets were settled in this period.</Trans>
      </p>
    </Stack>
  );
}
