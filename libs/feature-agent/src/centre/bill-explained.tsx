// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { billExplanationQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatDateTime, fromWire } from '@parlour/domain';
import { Loaded, PageTurner } from '@parlour/loaded';
import { useCentreRoute } from '@parlour/routes';
import { Button, Card, ChevronStartIcon, DataTable, Stack, Summary, Text, type Column } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BillActions } from './bill-actions.tsx';
import { BillFormula, NextTier } from './bill-formula.tsx';
import { BillState } from './bill-state.tsx';
import * as styles from './centre.css.ts';
import { ClaimTable } from './claim-table.tsx';
import { kindNames } from './contract-words.ts';
import { TierTable } from './tier-table.tsx';
import { useAmounts } from './use-amounts.tsx';

/** How a bill was calculated: formula, tier, team, bets, transfers and claims, and its corrections (agents.md 14, Explain). */
export function BillExplained({ billKey }: { billKey: string }) {
  const { pageNo, change } = useCentreRoute();
  const explanation = useQuery(billExplanationQuery(useApi(), { billKey, language: useLanguage(), pageNo }));
  return (
    <Stack gap="4">
      <div>
        <Button size="s" variant="secondary" icon={<ChevronStartIcon />} onClick={() => change({ bill: undefined })}>
          <Trans>All bills</Trans>
        </Button>
      </div>
      <Loaded query={explanation}>{(data) => <Explanation explanation={data} onPage={(next) => change({ pageNo: next })} />}</Loaded>
    </Stack>
  );
}

function Explanation({ explanation, onPage }: { explanation: Schema<'BillExplanation'>; onPage: (pageNo: number) => void }) {
  const { t, i18n } = useLingui();
  const amounts = useAmounts();
  const { bill, tiers, team, bets, page, transfers, claims, source } = explanation;
  const { currency } = fromWire(bill.due);
  const at = (moment: string) => formatDateTime(moment, i18n.locale);
  const nameOf = (account: string | null) => (account === null ? t`The platform` : <bdi>{account}</bdi>);
  const teamColumns: Column<Schema<'BillTeamRow'>>[] = [
    { key: 'account', header: t`Account with its team`, card: 'lead', cell: ({ account }) => <bdi>{account}</bdi> },
    { key: 'turnover', header: t`Turnover`, align: 'end', card: 'figure', cell: ({ turnover }) => amounts.cell(turnover) },
    { key: 'bets', header: t`Bets`, align: 'end', cell: (row) => i18n.number(row.bets) },
    { key: 'active', header: t`Active accounts`, align: 'end', cell: ({ active }) => i18n.number(active) },
    { key: 'net', header: t`Players’ loss`, align: 'end', cell: ({ net }) => amounts.cell(net) },
    { key: 'due', header: t`Due to it`, align: 'end', cell: ({ due }) => amounts.cell(due) },
  ];
  const betColumns: Column<Schema<'TeamBet'>>[] = [
    { key: 'at', header: t`Settled`, unbroken: true, cell: ({ settledAt }) => settledAt && at(settledAt) },
    { key: 'account', header: t`Account`, card: 'lead', cell: ({ account }) => <bdi>{account}</bdi> },
    { key: 'game', header: t`Game`, cell: ({ game }) => <bdi>{game}</bdi> },
    { key: 'stake', header: t`Stake`, align: 'end', card: 'figure', cell: ({ stake }) => amounts.cell(stake) },
    { key: 'win', header: t`Win`, align: 'end', cell: ({ win }) => amounts.cell(win) },
    ...(bill.kind === 'realtime'
      ? [
          {
            key: 'earned',
            header: t`Earned`,
            align: 'end' as const,
            cell: ({ earned }: Schema<'TeamBet'>) => earned && amounts.cell(earned),
          },
        ]
      : []),
  ];
  const transferColumns: Column<Schema<'BillTransfer'>>[] = [
    { key: 'at', header: t`Time`, unbroken: true, cell: (row) => at(row.at) },
    { key: 'from', header: t`Paid by`, cell: ({ from }) => nameOf(from) },
    { key: 'to', header: t`Received by`, card: 'lead', cell: ({ to }) => nameOf(to) },
    { key: 'amount', header: t`Amount`, align: 'end', card: 'figure', cell: ({ amount }) => amounts.cell(amount) },
    { key: 'key', header: t`Reference`, cell: ({ key }) => <bdi className={styles.address}>{key}</bdi> },
  ];
  return (
    <>
      <Card>
        <Stack gap="3">
          <h2 className={styles.heading}>
            {i18n._(kindNames[bill.kind])} · <bdi dir="ltr">{bill.period}</bdi>
          </h2>
          <div>
            <BillState bill={bill} />
          </div>
          <BillActions bill={bill} />
          <Summary
            entries={[
              { key: 'account', label: t`Account`, value: <bdi>{bill.account}</bdi> },
              { key: 'payer', label: t`Paid by`, value: nameOf(bill.payer) },
              { key: 'due', label: t`Due`, value: amounts.cell(bill.due) },
              { key: 'paid', label: t`Paid`, value: amounts.cell(bill.paid) },
              { key: 'owed', label: t`Still owed`, value: amounts.cell(bill.owed) },
              { key: 'toPay', label: t`For the downline`, value: amounts.cell(bill.toPay) },
              { key: 'keeps', label: t`Kept`, value: amounts.cell(bill.keeps) },
            ]}
          />
        </Stack>
      </Card>
      <Part title={t`How it was computed`}>
        <BillFormula explanation={explanation} />
        {bill.corrections.map(({ before, after }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- corrections have no identity but their order
          <Text key={index}>
            {t`Correction ${i18n.number(index + 1)}: bets were voided afterwards, so ${amounts.text(before)} became ${amounts.text(after)}.`}
          </Text>
        ))}
      </Part>
      <Part title={t`Tiers of the contract`}>
        <TierTable kind={bill.kind} tiers={tiers} currency={currency} />
        <NextTier explanation={explanation} />
      </Part>
      {team.length > 0 && (
        <Part title={t`The team`}>
          <DataTable caption={t`The team by direct downline`} columns={teamColumns} rows={team} rowKey={({ account }) => account} />
        </Part>
      )}
      <Part title={t`Bets that counted`}>
        {bets.length > 0 ? (
          <>
            <DataTable caption={t`Bets that counted`} columns={betColumns} rows={bets} rowKey={({ roundId }) => roundId} />
            <PageTurner label={t`Pages of the bets`} page={page.pageNo} totalPages={page.totalPages} onPageChange={onPage} />
          </>
        ) : (
          <Text tone="muted">
            <Trans>No bets were settled in this period.</Trans>
          </Text>
        )}
      </Part>
      <Part title={t`Transfers`}>
        {transfers.length > 0 ? (
          <DataTable caption={t`Transfers`} columns={transferColumns} rows={transfers} rowKey={({ key }) => key} />
        ) : (
          <Text tone="muted">
            <Trans>No money has moved for this bill.</Trans>
          </Text>
        )}
        {bill.payer !== null && transfers.length > 0 && (
          <Text tone="muted">
            {t`Of this, ${amounts.text(source.fromBill)} came from the upline’s own bill and ${amounts.text(source.fromWallet)} from its wallet.`}
          </Text>
        )}
      </Part>
      {claims.length > 0 && (
        <Part title={t`Claims`}>
          <ClaimTable claims={claims} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </Stack>
  );
}
