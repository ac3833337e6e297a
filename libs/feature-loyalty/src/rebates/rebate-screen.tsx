// @flag manualRebate
import { Trans, useLingui } from '@lingui/react/macro';
import { claimRebateMutation, rebateQuery, useApi, type Schema } from '@parlour/api';
import { formatToMinute, formatDay, formatPercent, fromWire } from '@parlour/domain';
import { Loaded } from '@parlour/loaded';
import { Badge, Button, Card, DataTable, EmptyState, Money, Page, PageHeader, RebateIcon, Stack, Text } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lineNames } from '../shown/line-names.ts';
import { said } from '../shown/said.ts';
import { useClaim } from '../shown/use-claim.ts';
import * as styles from '../shown/loyalty.css.ts';

type Day = Schema<'RebateDay'>;

/** Manual rebate (page `/member/manualRebate`): day by day and line by line, what own stakes give back. */
export function RebateScreen() {
  const { t } = useLingui();
  const rebate = useQuery(rebateQuery(useApi()));
  const { busy, take } = useClaim(claimRebateMutation(useApi(), useQueryClient()));
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<RebateIcon />} title={<Trans>Manual rebate</Trans>} />
        <Loaded query={rebate}>
          {({ days }) =>
            days.length === 0 ? (
              <EmptyState
                title={t`Nothing to rebate`}
                text={t`You get part of your settled bets with your own money back. Claim it here once the day is over.`}
              />
            ) : (
              days.map((day) => <DayCard key={day.day} day={day} busy={busy === day.day} onTake={() => take(day.day)} />)
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}

function DayCard({ day, busy, onTake }: { day: Day; busy: boolean; onTake: () => void }) {
  const { t, i18n } = useLingui();
  const { claimable, claimed, total, open, claimUntil } = day;
  const canTake = fromWire(claimable).minor > 0n;
  const date = formatDay(day.day, i18n.locale);
  return (
    <Card>
      <Stack gap="3">
        <div className={styles.head}>
          <h2 className={styles.title}>{date}</h2>
          <Money text={said(total, i18n.locale)} />
        </div>
        <DataTable
          caption={t`Rebate of ${date}`}
          rows={day.lines}
          rowKey={({ line }) => line}
          columns={[
            { key: 'line', header: t`Games`, card: 'lead', cell: ({ line }) => i18n._(lineNames[line]) },
            { key: 'turnover', header: t`Own stake`, align: 'end', cell: ({ turnover }) => <Money text={said(turnover, i18n.locale)} /> },
            {
              key: 'rate',
              header: t`Rate`,
              align: 'end',
              cell: ({ rate }) => formatPercent(rate, i18n.locale),
            },
            {
              key: 'amount',
              header: t`Rebate`,
              align: 'end',
              card: 'figure',
              cell: ({ amount }) => <Money text={said(amount, i18n.locale)} />,
            },
          ]}
        />
        <div className={styles.head}>
          {fromWire(claimed).minor > 0n && <Badge mood="win">{t`Claimed: ${said(claimed, i18n.locale)}`}</Badge>}
          {!open && (
            <Text tone="muted" size="s">
              <Trans>The day isn’t over yet: you can claim it tomorrow.</Trans>
            </Text>
          )}
          {canTake && (
            <Button loading={busy} loadingText={t`Taking`} onClick={onTake}>
              {t`Claim ${said(claimable, i18n.locale)}`}
            </Button>
          )}
        </div>
        {canTake && claimUntil !== undefined && <p className={styles.muted}>{t`Until ${formatToMinute(claimUntil, i18n.locale)}`}</p>}
      </Stack>
    </Card>
  );
}
