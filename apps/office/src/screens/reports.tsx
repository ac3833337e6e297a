import { ReportsScreen, type ReportedRow } from '@parlour/office-reports';
import { figureLists } from '@parlour/domain/reports';
import type { Permission } from '@parlour/domain/office';
import { may, useSession } from '../session/session.ts';
import { usePlace } from './use-place.ts';

/** Where the rows of a grouping lead, and which permission shows it. */
function placeOf({ by, group, begins, ends }: ReportedRow): { path: string; permission: Permission } | undefined {
  const inSpan = (filters: Readonly<Record<string, string>>) => new URLSearchParams({ ...filters, from: begins, to: ends }).toString();
  switch (by) {
    case 'member':
    case 'agent':
    case 'inviter':
      return { path: `/members/${group}`, permission: 'member.view' };
    case 'vendor':
      return { path: `/vendors?open=${encodeURIComponent(group)}`, permission: 'dashboard.view' };
    case 'game':
      return { path: `/games/${encodeURIComponent(group.replace('/', '-'))}`, permission: 'dashboard.view' };
    case 'promotion':
      return { path: `/promotions/${encodeURIComponent(group)}`, permission: 'promotion.edit' };
    case 'rule':
      return group === 'excluded' || group === 'blocked' ? { path: `/members?status=${group}`, permission: 'member.view' } : undefined;
    case 'contract':
      return { path: `/agents?tab=bills&kind=${group}`, permission: 'agent.run' };
    case 'method':
      return group === 'payout'
        ? { path: `/withdrawals?tab=history&${inSpan(figureLists.withdrawals.filters)}`, permission: 'withdrawal.decide' }
        : { path: `/deposits?${inSpan(figureLists.deposits.filters)}`, permission: 'deposit.resolve' };
    case 'provider':
      return { path: `/deposits?${inSpan(figureLists.deposits.filters)}`, permission: 'deposit.resolve' };
    default:
      return undefined;
  }
}

export function Reports() {
  const session = useSession();
  const { merchant, inAddress, filters, onFilter, goTo, view } = usePlace();
  return (
    <ReportsScreen
      key={inAddress}
      merchant={merchant}
      filters={filters}
      onFilter={(change) => onFilter({ ...change })}
      views={{ screen: 'reports', ...view, ...(merchant !== undefined && { mailed: merchant }) }}
      onRow={(row) => {
        const place = placeOf(row);
        if (place && may(session, place.permission, 'r', row.merchant)) goTo(`/m/${row.merchant}${place.path}`);
      }}
    />
  );
}
