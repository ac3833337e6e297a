import { Trans, useLingui } from '@lingui/react/macro';
import { isAgent, useMember } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { FormAside } from '@parlour/forms';
import { LoadingLines } from '@parlour/loaded';
import { Link, useLocation, useRouter } from '@parlour/routes';
import { Card, PageHeader, Stack, TextLink } from '@parlour/ui';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { AgentHome, type AgentHomeProps } from './agent-home.tsx';
import * as styles from './agents-page.css.ts';

const Reasons = FLAGS.agentPolicy ? lazy(() => import('./entrance/reasons.tsx').then(({ Reasons: C }) => ({ default: C }))) : null;

interface AgentsPageProps extends Omit<AgentHomeProps, 'agent'> {
  /** The agents' log-in form, with a line below it. */
  logIn: (below: ReactNode) => ReactNode;
}

/** The agents' entrance, or the centre for those who are logged in. The routes' guards decide, and run again when that changes. */
export function AgentsPage({ logIn, ...home }: AgentsPageProps) {
  const member = useMember();
  const router = useRouter();
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/agentHome' || pathname.startsWith('/agentHome/') });
  const agent = isAgent(member) ? member : null;
  const misplaced = atHome !== (agent !== null);
  useEffect(() => {
    if (misplaced) void router.invalidate();
  }, [misplaced, router]);
  if (agent) return <AgentHome agent={agent} {...home} />;
  return atHome ? null : <Entrance logIn={logIn} />;
}

function Entrance({ logIn }: Pick<AgentsPageProps, 'logIn'>) {
  const { t } = useLingui();
  const { name } = useBrand();
  return (
    <Stack gap="5">
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
      {Reasons && (
        <Suspense fallback={<LoadingLines lines={6} />}>
          <Reasons />
        </Suspense>
      )}
    </Stack>
  );
}
