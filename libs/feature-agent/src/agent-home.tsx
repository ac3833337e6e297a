import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { LoadingLines } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Button, Card, DepositIcon, LogoutIcon, MessageIcon, PageHeader, ShieldIcon, Stack, Summary, WithdrawIcon } from '@parlour/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { buttons } from './agents-page.css.ts';
import type { CentreSlots } from './centre/centre-part.tsx';

const CentrePart = FLAGS.agentPolicy ? lazy(() => import('./centre/centre-part.tsx').then(({ CentrePart: C }) => ({ default: C }))) : null;

export interface AgentHomeProps extends CentreSlots {
  agent: Schema<'MemberInfo'>;
  /** How the merchant's customer service is reached. */
  service: ReactNode;
  /** The agent wants to log out. */
  onLogOut: () => void;
}

/** What an agent sees after logging in: the account, the previous log-in, and where to go next. */
export function AgentHome({ agent: { account, nickname, previousLoginAt }, service, onLogOut, ...slots }: AgentHomeProps) {
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
      <div className={buttons}>
        <Button variant="secondary" icon={<ShieldIcon />} render={<Link to="/member/securityCenter" />}>
          <Trans>My account</Trans>
        </Button>
        <Button variant="secondary" icon={<MessageIcon />} render={<Link to="/member/messageV2" />}>
          <Trans>Messages</Trans>
        </Button>
        <Button variant="secondary" icon={<DepositIcon />} render={<Link to="/member/depositv2" />}>
          <Trans>Deposit</Trans>
        </Button>
        <Button variant="secondary" icon={<WithdrawIcon />} render={<Link to="/member/withdraw" />}>
          <Trans>Withdraw</Trans>
        </Button>
        {service}
        <Button variant="secondary" icon={<LogoutIcon />} onClick={onLogOut}>
          <Trans>Log out</Trans>
        </Button>
      </div>
      {CentrePart ? (
        <Suspense fallback={<LoadingLines lines={6} />}>
          <CentrePart {...slots} />
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
