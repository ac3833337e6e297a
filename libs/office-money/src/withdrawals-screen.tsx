import { useLingui } from '@lingui/react/macro';
import { ListPage } from '@parlour/office-ui';
import { Tabs } from '@parlour/ui';
import { useState } from 'react';
import { WithdrawalHistory, type HistoryFilters } from './withdrawals/history.tsx';
import { WithdrawalQueue, type QueueProps } from './withdrawals/queue.tsx';

export interface WithdrawalsFilters extends HistoryFilters {
  tab?: string | undefined;
}

export interface WithdrawalsScreenProps extends Omit<QueueProps, 'onCount' | 'status' | 'onStatus'> {
  /** As the address has them. */
  filters: WithdrawalsFilters;
  onFilter: (change: WithdrawalsFilters) => void;
}

/** The queue of withdrawals, made for the keyboard, and beside it all that were ever requested. */
export function WithdrawalsScreen({ filters: { tab, ...filters }, onFilter, ...queue }: WithdrawalsScreenProps) {
  const { t } = useLingui();
  const [count, setCount] = useState<number>();
  const shown = tab === 'history' ? 'history' : 'queue';
  return (
    <ListPage title={t`Withdrawals`} count={shown === 'queue' ? count : undefined}>
      <Tabs
        label={t`Which withdrawals`}
        look="line"
        value={shown}
        onValueChange={(next) => onFilter({ tab: next === 'queue' ? undefined : next })}
        items={[
          {
            key: 'queue',
            text: t`Waiting`,
            content: <WithdrawalQueue {...queue} status={filters.status} onStatus={(status) => onFilter({ status })} onCount={setCount} />,
          },
          {
            key: 'history',
            text: t`All`,
            content: <WithdrawalHistory merchant={queue.merchant} filters={filters} onFilter={onFilter} onMember={queue.onMember} />,
          },
        ]}
      />
    </ListPage>
  );
}
