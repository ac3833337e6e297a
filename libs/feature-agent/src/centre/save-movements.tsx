// @flag agentPolicy
import { useApi, type CallInput } from '@parlour/api';
import { SaveList } from './save-list.tsx';

interface SaveMovementsProps {
  /** Of the file, without its ending. */
  name: string;
  filter: Omit<CallInput<'listTeamTransactions'>['query'], 'pageNo' | 'pageSize'>;
}

/** Saves all movements of money that a filter finds as CSV, always with the same columns. */
export function SaveMovements({ name, filter }: SaveMovementsProps) {
  const api = useApi();
  return (
    <SaveList
      name={name}
      heads={['time', 'account', 'kind', 'amount', 'balanceAfter', 'currency', 'reference']}
      page={async (number) => {
        const { list, page } = await api.call('listTeamTransactions', { query: { ...filter, pageNo: number, pageSize: 100 } });
        return {
          totalPages: page.totalPages,
          rows: list.map(({ at, account, type, amount, balanceAfter, reference = '' }) => [
            at,
            account,
            type,
            amount.amount,
            balanceAfter.amount,
            amount.currency,
            reference,
          ]),
        };
      }}
    />
  );
}
