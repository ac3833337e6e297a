// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { quotaQuery, useApi, type Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { Button, ContractIcon, Dialog, Inline, Stack, Summary, TransferIcon } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { GrantQuota } from './grant-quota.tsx';
import { kindNames } from './contract-words.ts';
import { SetGroup } from './set-group.tsx';
import { SetShare } from './set-share.tsx';
import { useShareText } from './share-fields.tsx';
import { typeNames } from './type-names.ts';
import { useOffered } from './use-offered.ts';
import { useAmounts } from './use-amounts.tsx';

interface AccountDialogProps {
  account: Schema<'TeamAccount'>;
  /** The agent's share of pools; null where rebates are not paid out of a pool. */
  ownShare: Schema<'PoolShare'> | null;
  /** Whether it is directly below the agent, who may change nothing deeper. */
  isDirect: boolean;
  onClose: () => void;
}

/** An account of the team, and what the agent can do for one directly below: contracts, money, prize group and quota (agents.md 14). */
export function AccountDialog({ account: row, ownShare, isDirect, onClose }: AccountDialogProps) {
  const { t, i18n } = useLingui();
  const amounts = useAmounts();
  const sayShare = useShareText();
  const { account, type, group, share, contracts, lastLoginAt } = row;
  const at = (moment: string) => formatDateTime(moment, i18n.locale);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={account} size="l" closeText={t`Close`} coverCloses={false}>
      <Stack gap="5">
        <Summary
          entries={[
            { key: 'type', label: t`Type`, value: i18n._(typeNames[type]) },
            ...(group === null ? [] : [{ key: 'group', label: t`Prize group`, value: group }]),
            ...(share === null ? [] : [{ key: 'share', label: t`Share of rebates`, value: sayShare(share) }]),
            ...(contracts.length === 0
              ? []
              : [
                  {
                    key: 'contracts',
                    label: t`Contracts`,
                    value: contracts.map((kind) => i18n._(kindNames[kind])).join(t({ message: ', ', comment: 'between contracts' })),
                  },
                ]),
            { key: 'balance', label: t`Balance`, value: amounts.cell(row.balance) },
            { key: 'size', label: t`Team size`, value: i18n.number(row.teamSize) },
            { key: 'team', label: t`Team balance`, value: amounts.cell(row.teamBalance) },
            { key: 'joined', label: t`Joined`, value: at(row.joinedAt) },
            ...(lastLoginAt ? [{ key: 'last', label: t`Last log-in`, value: at(lastLoginAt) }] : []),
          ]}
        />
        {isDirect && <DirectActions account={row} ownShare={ownShare} />}
      </Stack>
    </Dialog>
  );
}

function DirectActions({ account: { account, type, group, share }, ownShare }: Pick<AccountDialogProps, 'account' | 'ownShare'>) {
  const { kinds, transferDown } = useOffered();
  const quota = useQuery(quotaQuery(useApi())).data;
  const toThis = { account } as never;
  const isAgent = type !== 0;
  const passable = quota?.list.filter((row) => group !== null && row.group <= group) ?? [];
  return (
    <>
      <Inline>
        {isAgent && kinds.length > 0 && (
          <Button variant="secondary" icon={<ContractIcon />} render={<Link to="/agentHome/contracts" search={toThis} />}>
            <Trans>Contracts</Trans>
          </Button>
        )}
        {transferDown && (
          <Button variant="secondary" icon={<TransferIcon />} render={<Link to="/agentHome/transfers" search={toThis} />}>
            <Trans>Send money</Trans>
          </Button>
        )}
      </Inline>
      <SetGroup account={account} group={group} />
      {share && ownShare && <SetShare account={account} share={share} own={ownShare} />}
      {isAgent && passable.length > 0 && <GrantQuota account={account} rows={passable} />}
    </>
  );
}
