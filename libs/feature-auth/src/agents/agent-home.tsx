import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { Button, Card, Inline, LogoutIcon, PageHeader, ShieldIcon, Stack, Summary } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { authDialogAtom } from '../dialogs.ts';

/** What an agent sees after the log-in: who is in, since when, and the ways on. */
export function AgentHome({ agent: { account, nickname, previousLoginAt } }: { agent: Schema<'MemberInfo'> }) {
  const { t, i18n } = useLingui();
  const open = useSetAtom(authDialogAtom);
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
      <Inline>
        <Button variant="secondary" icon={<ShieldIcon />} render={<Link to="/member/securityCenter" />}>
          <Trans>My account</Trans>
        </Button>
        <Button variant="secondary" icon={<LogoutIcon />} onClick={() => open({ kind: 'logout' })}>
          <Trans>Log out</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
