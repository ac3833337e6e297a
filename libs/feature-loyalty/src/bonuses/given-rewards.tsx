// @flag bonuses
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { DataTable, type Column } from '@parlour/ui';
import { said } from '../shown/said.ts';

type Reward = Schema<'GivenReward'>;

/** Rewards that no promotion names. */
const kindNames: Partial<Record<Reward['kind'], MessageDescriptor>> = {
  mission: msg`Missions`,
  leaderboard: msg`Leaderboard`,
  rebate: msg`Rebate`,
  levelUp: msg`VIP`,
  invite: msg`Invite friends`,
};

/** What the member was given most recently, newest first. */
export function GivenRewards({ list }: { list: readonly Reward[] }) {
  const { t, i18n } = useLingui();
  const nameOf = ({ kind, title = '' }: Reward) => title || (kindNames[kind] ? i18n._(kindNames[kind]) : '');
  const columns: Column<Reward>[] = [
    { key: 'at', header: t`Time`, unbroken: true, cell: ({ at }) => formatDateTime(at, i18n.locale) },
    { key: 'reward', header: t`Reward`, card: 'lead', cell: (reward) => <bdi>{nameOf(reward)}</bdi> },
    { key: 'as', header: t`Given as`, cell: ({ bonus }) => (bonus ? <Trans>Bonus money</Trans> : <Trans>Cash</Trans>) },
    {
      key: 'amount',
      header: t`Amount`,
      align: 'end',
      card: 'figure',
      cell: (reward) =>
        reward.points === undefined ? said(reward.amount, i18n.locale) : t`${plural(reward.points, { one: '# point', other: '# points' })}`,
    },
  ];
  return <DataTable caption={t`Rewards you were given`} columns={columns} rows={list} rowKey={({ at, kind }) => `${at} ${kind}`} />;
}
