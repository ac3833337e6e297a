import { Trans, useLingui } from '@lingui/react/macro';
import { isAgent, useMember } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { useLocation, useRouter } from '@parlour/routes';
import { Card, PageHeader, Stack } from '@parlour/ui';
import { useEffect } from 'react';
import { AgentEntrance } from './agent-entrance.tsx';
import { AgentHome } from './agent-home.tsx';
import * as styles from './agents.css.ts';

/** The agents' entrance, or their centre for who is in: the routes' guards say which, and are asked again as that changes. */
export function AgentsPage() {
  const member = useMember();
  const router = useRouter();
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/agentHome' });
  const agent = isAgent(member) ? member : null;
  const misplaced = atHome !== (agent !== null);
  useEffect(() => {
    if (misplaced) void router.invalidate();
  }, [misplaced, router]);
  if (agent) return <AgentHome agent={agent} />;
  return atHome ? null : <Entrance />;
}

function Entrance() {
  const { t } = useLingui();
  const { name } = useBrand();
  return (
    <div className={styles.narrow}>
      <Stack gap="5">
        <PageHeader title={t`Agents of ${name}`} description={<Trans>Log in here with the account that you have as an agent.</Trans>} />
        <Card>
          <AgentEntrance />
        </Card>
        <p className={styles.support}>
          <Trans>Support for agents: Monday to Friday, 12:00 to 21:00</Trans>
        </p>
      </Stack>
    </div>
  );
}
