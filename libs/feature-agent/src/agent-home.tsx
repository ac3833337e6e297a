import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { Button, Card, Inline, LogoutIcon, PageHeader, ShieldIcon, Skeleton, Stack, Summary } from '@parlour/ui';
import { lazy, Suspense } from 'react';

const CentrePart = FLAGS.agentPolicy ? lazy(() => import('./centre/centre-part.tsx').then(({ CentrePart: C }) => ({ default: C }))) : null;

interface AgentHomeProps {
  agent: Schema<'MemberInfo'>;
  onLogOut: () => void;
}

/** What an agent sees after the log-in: the account, the previous log-in, and where to go next. */
export function AgentHome({ agent: { account, nickname, previousLoginAt }, onLogOut }: AgentHomeProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="5">
      <PageHeader
        title={<Trans>Agents’ centre</Trans>}
        description={
          <Trans>
            You are logged in as the agent <bdi>{nickname || account}</bdi>.
          </Trans>
        }
      />
      <Inline>
        <Button variant="secondary" icon={<ShieldIcon />} render={<Link to="/member/securityCenter" />}>
          <Trans>My account</Trans>
        </Button>
        <Button variant="secondary" icon={<LogoutIcon />} onClick={onLogOut}>
          <Trans>Log out</Trans>
        </Button>
      </Inline>
      {CentrePart ? (
        <Suspense
          fallback={
            <div aria-busy>
              <Skeleton shape="row" lines={6} />
            </div>
          }
        >
          <CentrePart />
        </Suspense>
      ) : (
        <Card>
          <Summary
            entries={[
              { key: 'account', label: t`Username`, value: <bdi>{account}</bdi> },
              {
                key: 'previous',
                label: t`Previous log-in`,
                value: previousLoginAt ? formatDateTime(previousLoginAt, i18n.locale) : <Trans>This is your first log-in.</Trans>,
              },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
}
