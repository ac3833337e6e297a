import { Trans } from '@lingui/react/macro';
import { DashboardScreen, type PlaceName, type Places } from '@parlour/office-reports';
import { reportPeriods, type ReportPeriod } from '@parlour/domain/reports';
import type { Permission } from '@parlour/domain/office';
import { Stack } from '@parlour/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { allMerchants } from '../boot/all-merchants.ts';
import { OfficeLink } from '../frame/office-link.tsx';
import { usePlaces } from '../frame/use-places.ts';
import { AnotherPasskeyAdvice } from '../session/another-passkey.tsx';
import { may, useSession } from '../session/session.ts';

/** The list that each figure counts, below `/m/<merchant>` unless it is the installation's, and who may see it. */
const lists: Partial<Record<PlaceName, { path: string; scope: 'merchant' | 'platform'; permission: Permission | null }>> = {
  deposits: { path: '/deposits?status=succeeded', scope: 'merchant', permission: 'deposit.resolve' },
  withdrawals: { path: '/withdrawals', scope: 'merchant', permission: 'withdrawal.decide' },
  members: { path: '/members', scope: 'merchant', permission: 'member.view' },
  waitingWithdrawals: { path: '/withdrawals', scope: 'merchant', permission: 'withdrawal.decide' },
  waitingDeposits: { path: '/deposits?status=pending', scope: 'merchant', permission: 'deposit.resolve' },
  approvals: { path: '/approvals', scope: 'platform', permission: null },
  feedback: { path: '/feedback', scope: 'merchant', permission: 'feedback.answer' },
  health: { path: '/health', scope: 'platform', permission: 'health.view' },
  sites: { path: '/sites', scope: 'merchant', permission: 'site.maintenance' },
};

export function Dashboard() {
  const session = useSession();
  const { merchant, keep } = usePlaces();
  const { period } = useSearch({ strict: false }) as { period?: ReportPeriod };
  const navigate = useNavigate() as (to: { to: string; search: object }) => Promise<void>;
  const at = merchant === allMerchants ? undefined : merchant;
  const places: Places = {
    Link: OfficeLink,
    to(place, span) {
      const list = lists[place];
      if (!list || (list.permission !== null && !may(session, list.permission, 'r', at ?? null))) return undefined;
      const { path, scope } = list;
      const days = span && place === 'deposits' ? `&from=${encodeURIComponent(span.begins)}&to=${encodeURIComponent(span.ends)}` : '';
      return scope === 'merchant' ? `/m/${merchant}${path}${days}` : path;
    },
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
        onMerchant={keep}
        period={reportPeriods.find((known) => known === period) ?? 'today'}
        onPeriod={(next) => void navigate({ to: '/', search: next === 'today' ? {} : { period: next } })}
        places={places}
      />
    </Stack>
  );
}
