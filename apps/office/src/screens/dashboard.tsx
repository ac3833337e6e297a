import { Trans } from '@lingui/react/macro';
import { DashboardScreen, type PlaceName, type Places } from '@parlour/office-reports';
import { reportPeriods, type CountedList, type ReportPeriod } from '@parlour/domain/reports';
import type { Permission } from '@parlour/domain/office';
import { Stack } from '@parlour/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { allMerchants } from '../boot/all-merchants.ts';
import { OfficeLink } from '../frame/office-link.tsx';
import { usePlaces } from '../frame/use-places.ts';
import { AnotherPasskeyAdvice } from '../session/another-passkey.tsx';
import { may, useSession } from '../session/session.ts';

/** A page below `/m/<merchant>`, unless it is the installation’s, and who may see it. */
interface Page {
  path: string;
  scope: 'merchant' | 'platform';
  permission: Permission | null;
}
const pages: Record<PlaceName, Page> = {
  deposits: { path: '/deposits', scope: 'merchant', permission: 'deposit.resolve' },
  health: { path: '/health', scope: 'platform', permission: 'health.view' },
  sites: { path: '/sites', scope: 'merchant', permission: 'site.maintenance' },
  proposals: { path: '/approvals', scope: 'platform', permission: null },
  promotions: { path: '/promotions', scope: 'merchant', permission: 'promotion.edit' },
};
const lists: Record<CountedList, Page> = {
  deposits: pages.deposits,
  withdrawals: { path: '/withdrawals?tab=history', scope: 'merchant', permission: 'withdrawal.decide' },
  pendingWithdrawals: { path: '/withdrawals', scope: 'merchant', permission: 'withdrawal.decide' },
  lineTransfers: { path: '/agents?tab=transfers', scope: 'merchant', permission: 'agent.run' },
  members: { path: '/members', scope: 'merchant', permission: 'member.view' },
  proposals: pages.proposals,
  feedback: { path: '/feedback', scope: 'merchant', permission: 'feedback.answer' },
  redeems: { path: '/redeems', scope: 'merchant', permission: 'redeem.decide' },
  cases: { path: '/ledger', scope: 'platform', permission: 'case.close' },
};

export function Dashboard() {
  const session = useSession();
  const { merchant } = usePlaces();
  const { period } = useSearch({ strict: false }) as { period?: ReportPeriod };
  const navigate = useNavigate() as (to: { to: string; search: object }) => Promise<void>;
  const go = (to: string, shown: ReportPeriod) => void navigate({ to, search: shown === 'today' ? {} : { period: shown } });
  const span = reportPeriods.find((known) => known === period) ?? 'today';
  const at = merchant === allMerchants ? undefined : merchant;
  const addressOf = ({ path, scope, permission }: Page, filters: Readonly<Record<string, string>> = {}) => {
    if (permission !== null && !may(session, permission, 'r', at ?? null)) return undefined;
    const search = new URLSearchParams(filters).toString();
    const address = scope === 'merchant' ? `/m/${merchant}${path}` : path;
    return search === '' ? address : `${address}${path.includes('?') ? '&' : '?'}${search}`;
  };
  const places: Places = {
    Link: OfficeLink,
    to: (place) => addressOf(pages[place]),
    toList: ({ list, filters }, of) => addressOf(lists[list], { ...filters, ...(of && { from: of.begins, to: of.ends }) }),
  };
  return (
    <Stack>
      <AnotherPasskeyAdvice>
        <OfficeLink to="/sessions">
          <Trans>My log-in</Trans>
        </OfficeLink>
      </AnotherPasskeyAdvice>
      <DashboardScreen
        merchant={at}
        onMerchant={(code) => go(`/m/${code}`, span)}
        period={span}
        onPeriod={(next) => go('.', next)}
        places={places}
      />
    </Stack>
  );
}
