// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import { lotteryBetsQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { boundsOfDays, formatDateTime, fromWire, localDay, periodDays, recordPeriods, type RecordPeriod } from '@parlour/domain';
import { LoadingLines, useFailure, usePageTexts } from '@parlour/loaded';
import { useLotteryRecordRoute, type LotteryRecordRoute } from '@parlour/routes';
import {
  Badge,
  Button,
  EmptyState,
  FilterBar,
  LotteryIcon,
  Money,
  Page,
  PageHeader,
  RecordList,
  Select,
  Stack,
  Summary,
  Tabs,
  TextLink,
  type Column,
} from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { stateMoods } from '../play/own-lines.tsx';
import { said } from '../words/format.ts';
import { lineStateNames } from '../words/names.ts';
import { reasonText } from '../words/reason-names.ts';
import { placeName, symbolName } from '../words/symbol-names.ts';
import { issueOf } from '../words/issue-of.ts';
import { TicketDialog } from './ticket-dialog.tsx';
import { useGameNames } from './use-game-names.ts';
import { useTypeNames } from './use-type-names.ts';
import * as styles from './record.css.ts';

const Chases = FLAGS.lotteryChase ? lazy(() => import('./chases.tsx').then(({ Chases: C }) => ({ default: C }))) : null;

/** Lottery record (page `/member/lotteryRecord`): every line with its reason, tickets with their evidence, and chases. */
export function RecordScreen() {
  const { t } = useLingui();
  const route = useLotteryRecordRoute();
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<LotteryIcon />} title={<Trans>Lottery record</Trans>} />
        {Chases ? (
          <Tabs
            look="line"
            label={t`Lottery record`}
            value={route.show ?? 'lines'}
            onValueChange={(next) => route.change({ show: next === 'chases' ? next : undefined })}
            items={[
              { key: 'lines', text: t`Bets`, content: <Lines route={route} /> },
              {
                key: 'chases',
                text: t`Chases`,
                content: (
                  <Suspense fallback={<LoadingLines lines={6} />}>
                    <Chases />
                  </Suspense>
                ),
              },
            ]}
          />
        ) : (
          <Lines route={route} />
        )}
      </Stack>
      <TicketDialog ticketId={route.ticket} onClose={() => route.openTicket(undefined)} />
    </Page>
  );
}

function Lines({ route }: { route: LotteryRecordRoute }) {
  const { t, i18n } = useLingui();
  const [today] = useState(() => localDay(new Date()));
  const { pageNo = 1, gameCode, drawId, from, to, change, openTicket } = route;
  const period = recordPeriods.find((each) => each === route.period);
  const state = (Object.keys(lineStateNames) as Schema<'LineState'>[]).find((each) => each === route.state);
  const days = from !== undefined && to !== undefined ? { from, to } : period && periodDays(period, today);
  const bets = useQuery(
    lotteryBetsQuery(useApi(), {
      pageNo,
      language: useLanguage(),
      ...(gameCode !== undefined && { gameCode }),
      ...(drawId !== undefined && { drawId }),
      ...(state && { state }),
      ...(days && boundsOfDays(days)),
    }),
  );
  const failure = useFailure(t`This list could not be loaded`, bets);
  const pageTexts = usePageTexts(t`Pages of the lottery record`);
  const list = bets.data?.list ?? [];
  const nameOf = useTypeNames(list);
  // The record also contains games that the site no longer offers.
  const games = new Map([
    ...(gameCode === undefined ? [] : [[gameCode, gameCode] as const]),
    ...useGameNames(),
    ...list.map((line) => [line.gameCode, line.gameName] as const),
  ]);
  // The draws on this page, and the one that the list is filtered by.
  const draws = new Map([
    ...(drawId === undefined ? [] : [[drawId, drawId] as const]),
    ...list.map((line) => [line.drawId, gameCode === undefined ? `${line.gameName} · ${issueOf(line)}` : issueOf(line)] as const),
  ]);
  const filtered = [gameCode, drawId, state, days].some((each) => each !== undefined);
  const clear = () =>
    change({ gameCode: undefined, drawId: undefined, state: undefined, period: undefined, from: undefined, to: undefined });
  const columns: Column<Schema<'LotteryLine'>>[] = [
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ placedAt }) => formatDateTime(placedAt, i18n.locale) },
    {
      key: 'draw',
      header: t`Draw`,
      cell: (line) => (
        <span className={styles.bet}>
          <bdi>{line.gameName}</bdi>
          <bdi className={styles.muted}>{issueOf(line)}</bdi>
        </span>
      ),
    },
    {
      key: 'bet',
      header: t`Bet`,
      card: 'lead',
      cell: (line) => (
        <span className={styles.bet}>
          <span>
            {nameOf(line)}
            {line.at !== undefined && <> · {placeName(i18n, line.at)}</>}
          </span>
          <bdi className={styles.numbers}>{line.selection.map((element) => symbolName(i18n, element)).join(' ')}</bdi>
        </span>
      ),
    },
    { key: 'stake', header: t`Stake`, align: 'end', cell: ({ stake }) => <Money text={said(stake, i18n.locale)} /> },
    {
      key: 'payout',
      header: t`Payout`,
      align: 'end',
      card: 'figure',
      cell: ({ state, payout, refund }) => {
        if (state === 'accepted' || state === 'pending') return null;
        const won = fromWire(payout).minor > 0n;
        return <Money text={said(won ? payout : refund, i18n.locale)} mood={won ? 'win' : 'muted'} />;
      },
    },
    {
      key: 'state',
      header: t`State`,
      cell: (line) => (
        <span className={styles.bet}>
          <span>
            <Badge mood={stateMoods[line.state]}>{i18n._(lineStateNames[line.state])}</Badge>
          </span>
          {line.reason !== undefined && <span className={styles.muted}>{reasonText(i18n, line.reason)}</span>}
        </span>
      ),
    },
    {
      key: 'ticket',
      header: t`Ticket`,
      card: 'action',
      cell: ({ ticketId }) => (
        <TextLink render={<button type="button" onClick={() => openTicket(ticketId)} />}>
          <Trans>Show the ticket</Trans>
        </TextLink>
      ),
    },
  ];
  const periodTexts: Record<RecordPeriod, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`Last 7 days`,
    month: t`Last 30 days`,
    thisMonth: t`This month`,
  };
  const totals = bets.data?.totals;
  const page = bets.data?.page;
  return (
    <RecordList
      caption={t`Lottery record`}
      columns={columns}
      rowKey={({ lineId }) => lineId}
      rows={bets.data?.list}
      refreshing={bets.isPlaceholderData}
      error={bets.error ? failure : undefined}
      filters={
        <FilterBar<RecordPeriod | 'all'>
          label={t`Filters`}
          presets={{
            label: t`Period`,
            value: period ?? 'all',
            options: [{ key: 'all', text: t`All time` }, ...recordPeriods.map((key) => ({ key, text: periodTexts[key] }))],
            onChange: (key) => change({ period: key === 'all' ? undefined : key, from: undefined, to: undefined }),
          }}
          clear={filtered ? { text: t`Clear filters`, onClear: clear } : undefined}
        >
          <Select
            hideLabel
            label={t`Game`}
            value={gameCode ?? ''}
            options={[{ value: '', text: t`All games` }, ...[...games].map(([value, text]) => ({ value, text }))]}
            onChange={({ currentTarget }) => change({ gameCode: currentTarget.value || undefined, drawId: undefined })}
          />
          <Select
            hideLabel
            label={t`Draw`}
            value={drawId ?? ''}
            options={[{ value: '', text: t`All draws` }, ...[...draws].map(([value, text]) => ({ value, text }))]}
            onChange={({ currentTarget }) => change({ drawId: currentTarget.value || undefined })}
          />
          <Select
            hideLabel
            label={t`State`}
            value={state ?? ''}
            options={[
              { value: '', text: t`All states` },
              ...(Object.keys(lineStateNames) as Schema<'LineState'>[]).map((value) => ({ value, text: i18n._(lineStateNames[value]) })),
            ]}
            onChange={({ currentTarget }) => change({ state: currentTarget.value || undefined })}
          />
        </FilterBar>
      }
      sums={
        <Summary
          entries={[
            { key: 'stake', label: t`Stake`, value: totals && <Money text={said(totals.stake, i18n.locale)} /> },
            { key: 'payout', label: t`Payout`, value: totals && <Money text={said(totals.payout, i18n.locale)} /> },
            { key: 'refund', label: t`Refund`, value: totals && <Money text={said(totals.refund, i18n.locale)} /> },
            { key: 'valid', label: t`Turnover`, value: totals && <Money text={said(totals.validBet, i18n.locale)} /> },
          ]}
        />
      }
      empty={
        filtered ? (
          <EmptyState
            title={t`Nothing matches these filters`}
            action={
              <Button variant="secondary" onClick={clear}>
                <Trans>Show everything</Trans>
              </Button>
            }
          />
        ) : (
          <EmptyState title={t`No bets here`} text={t`Every lottery bet that you place will be listed here.`} />
        )
      }
      pagination={
        page && {
          page: page.pageNo,
          totalPages: page.totalPages,
          onPageChange: (next) => change({ pageNo: next }),
          disabled: bets.isPlaceholderData,
          texts: pageTexts,
        }
      }
    />
  );
}
