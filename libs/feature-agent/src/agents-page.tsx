import { Trans, useLingui } from '@lingui/react/macro';
import { isAgent, useMember } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { FormAside } from '@parlour/forms';
import { Link, useLocation, useRouter } from '@parlour/routes';
import { Card, PageHeader, Stack, TextLink } from '@parlour/ui';
import { useEffect, type ReactNode } from 'react';
import { AgentHome } from './agent-home.tsx';
import * as styles from './agents-page.css.ts';

interface AgentsPageProps {
  /** The form by which agents log in, with a line below it. */
  logIn: (below: ReactNode) => ReactNode;
  /** The agent wants to log out. */
  onLogOut: () => void;
}

/** The agents' entrance, or their centre for those who are logged in: the routes' guards decide, and are asked again when that changes. */
export function AgentsPage({ logIn, onLogOut }: AgentsPageProps) {
  const member = useMember();
  const router = useRouter();
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/agentHome' || pathname.startsWith('/agentHome/') });
  const agent = isAgent(member) ? member : null;
  const misplaced = atHome !== (agent !== null);
  useEffect(() => {
    if (misplaced) void router.invalidate();
  }, [misplaced, router]);
  if (agent) return <AgentHome agent={agent} onLogOut={onLogOut} />;
  return atHome ? null : <Entrance logIn={logIn} />;
}

function Entrance({ logIn }: Pick<AgentsPageProps, 'logIn'>) {
  const { t } = useLingui();
  const { name } = useBrand();
  return (
    <div className={styles.narrow}>
      <Stack gap="5">
        <PageHeader title={t`Agents of ${name}`} description={<Trans>Log in here with your agent account.</Trans>} />
        <Card>
          {logIn(
            <FormAside>
              <Trans>
                Are you a member? <TextLink render={<Link to="/login" />}>Go to the member log-in</TextLink>
              </Trans>
            </FormAside>,
          )}
        </Card>
        <p className={styles.support}>
          <Trans>Support for agents: Monday to Friday, 12:00 to 21:00</Trans>
        </p>
      </Stack>
    </div>
  );
}
