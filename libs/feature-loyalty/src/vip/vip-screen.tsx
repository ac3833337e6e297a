// @flag vip
import { Trans, useLingui } from '@lingui/react/macro';
import { claimLevelUpMutation, rankQuery, useApi, useLanguage, type Schema } from '@parlour/api';
import { formatDateTime, fromWire } from '@parlour/domain';
import { Loaded } from '@parlour/loaded';
import { Badge, Button, Card, EmptyState, Page, PageHeader, Progress, Stack, Text, VipIcon } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { percentOf } from '../shown/percent.ts';
import { said } from '../shown/said.ts';
import { useClaim } from '../shown/use-claim.ts';
import * as styles from '../shown/loyalty.css.ts';

type Rank = Schema<'RankProgress'>;

/** VIP (page `/member/vip`): the ladder of levels, this month's progress, what keeps the level, and gifts. */
export function VipScreen() {
  const rank = useQuery(rankQuery(useApi(), useLanguage()));
  return (
    <Page>
      <Stack gap="4">
        <PageHeader icon={<VipIcon />} title={<Trans>VIP</Trans>} />
        <Loaded query={rank} lines={8}>
          {(data) => <Ladder rank={data} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Ladder({ rank }: { rank: Rank }) {
  const { t, i18n } = useLingui();
  const { busy, take } = useClaim(claimLevelUpMutation(useApi(), useQueryClient()));
  const percent = (rate: string) => i18n.number(Number(rate) / 100, { style: 'percent', maximumFractionDigits: 4 });
  if (rank.levels.length === 0) return <EmptyState title={t`No levels yet`} text={t`VIP levels will be listed here.`} />;
  return (
    <Stack gap="4">
      <Card>
        <Stack gap="4">
          <strong className={styles.figure}>{rank.level === 0 ? t`No level yet` : rank.label}</strong>
          <MonthProgress rank={rank} />
        </Stack>
      </Card>
      <ol className={styles.cards}>
        {rank.levels.map(
          ({ level, label, qualify, keep, gift, giftStatus, benefits, pointsFactor, rebateUpTo, withdrawals, birthday, host }) => (
            <li key={level} className={level === rank.level ? `${styles.card} ${styles.current}` : styles.card}>
              <div className={styles.head}>
                <h2 className={styles.title} dir="auto">
                  {label}
                </h2>
                {level === rank.level && (
                  <Badge mood="accent">
                    <Trans>Your level</Trans>
                  </Badge>
                )}
              </div>
              <div className={styles.body}>
                <dl className={styles.facts}>
                  <Fact term={t`Own stakes needed in a month`} value={said(qualify, i18n.locale)} />
                  <Fact term={t`Kept with`} value={said(keep, i18n.locale)} />
                  {fromWire(gift).minor > 0n && <Fact term={t`Gift`} value={said(gift, i18n.locale)} />}
                  {FLAGS.points && pointsFactor !== undefined && (
                    <Fact term={t`Points`} value={t`${percent(pointsFactor)} of the usual ones`} />
                  )}
                  {FLAGS.manualRebate && rebateUpTo !== undefined && Number(rebateUpTo) > 0 && (
                    <Fact term={t`Rebate`} value={t`up to ${percent(rebateUpTo)}`} />
                  )}
                  {withdrawals && (
                    <Fact
                      term={t`Withdrawing`}
                      value={
                        Number(withdrawals.fee) === 0
                          ? t`without a fee`
                          : t`${i18n.number(withdrawals.freeADay)} a day without a fee, then ${percent(withdrawals.fee)}`
                      }
                    />
                  )}
                  {birthday && <Fact term={t`Birthday gift`} value={said(birthday, i18n.locale)} />}
                  {host !== undefined && <Fact term={t`Your host`} value={host} />}
                </dl>
                <ul className={styles.list}>
                  {benefits.map((text) => (
                    <li key={text} dir="auto">
                      {text}
                    </li>
                  ))}
                </ul>
              </div>
              {giftStatus === 'claim' && (
                <Button size="s" loading={busy === level} loadingText={t`Taking`} onClick={() => take(level)}>
                  {t`Claim ${said(gift, i18n.locale)}`}
                </Button>
              )}
              {giftStatus === 'claimed' && (
                <Badge mood="win">
                  <Trans>Claimed</Trans>
                </Badge>
              )}
            </li>
          ),
        )}
      </ol>
      {rank.history.length > 0 && (
        <Card>
          <Stack gap="2">
            <h2 className={styles.title}>
              <Trans>How your level changed</Trans>
            </h2>
            <dl className={styles.facts}>
              {rank.history.map(({ at, from, to }) => (
                <Fact
                  key={at}
                  term={formatDateTime(at, i18n.locale)}
                  value={to > from ? t`Up to level ${i18n.number(to)}` : t`Down to level ${i18n.number(to)}`}
                />
              ))}
            </dl>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

function MonthProgress({ rank: { monthlyTurnover, next, keep } }: { rank: Rank }) {
  const { t, i18n } = useLingui();
  const stake = fromWire(monthlyTurnover).minor;
  const played = said(monthlyTurnover, i18n.locale);
  const kept = keep && stake >= fromWire(keep).minor;
  const needed = keep && said(keep, i18n.locale);
  return (
    <Stack gap="3">
      {next ? (
        <Progress
          label={t`To ${next.label}`}
          value={percentOf(monthlyTurnover, next.qualify)}
          text={t`${played} of ${said(next.qualify, i18n.locale)} this month`}
        />
      ) : (
        <Text>{t`You have the highest level. Own stake this month: ${played}`}</Text>
      )}
      {keep && fromWire(keep).minor > 0n && (
        <Text tone="muted">
          {kept
            ? t`This month’s stake keeps your level.`
            : t`${needed} this month keeps your level; otherwise you drop one level at the end of the month.`}
        </Text>
      )}
    </Stack>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
