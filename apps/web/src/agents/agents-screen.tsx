import { AgentsPage } from '@parlour/feature-agent';
import { authDialogAtom } from '@parlour/feature-auth';
import { transactionTypes } from '@parlour/feature-wallet/transaction-types';
import { AgentLogIn } from '@parlour/feature-auth/agent-log-in';
import { useSetAtom } from 'jotai';
import { lazy } from 'react';
import { CustomerService } from '../frame/customer-service.tsx';
import { LanguageSelect } from '../frame/language-select.tsx';
import { Logo } from '../frame/logo.tsx';
import * as styles from './agents-screen.css.ts';

const Announcements = FLAGS.announcements
  ? lazy(() => import('@parlour/feature-content/announcement-list').then(({ AnnouncementList: C }) => ({ default: C })))
  : null;

/** The frame of the agents' pages: the site's name and the language, and nothing of what members do there (specification 2). */
export function AgentsScreen() {
  const open = useSetAtom(authDialogAtom);
  return (
    <div className={styles.whole}>
      <header className={styles.top}>
        <Logo />
        <div className={styles.language}>
          <LanguageSelect />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.content}>
        <AgentsPage
          logIn={(below) => <AgentLogIn>{below}</AgentLogIn>}
          onLogOut={() => open({ kind: 'logout' })}
          service={<CustomerService variant="secondary" />}
          announcements={Announcements && <Announcements />}
          movementNames={transactionTypes}
        />
      </main>
    </div>
  );
}
