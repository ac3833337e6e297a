import { Trans } from '@lingui/react/macro';
import { useMember } from '@parlour/api';
import { authDialogAtom } from '@parlour/feature-auth';
import { Button } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { online } from './use-online.ts';
import * as styles from './frame.css.ts';

const loadMemberAccount = online(() => import('./member-account.tsx').then(({ MemberAccount: C }) => ({ default: C })));
const MemberAccount = lazy(loadMemberAccount);

/** Fetches what stands here once somebody has logged in. */
export async function preloadMemberAccount(): Promise<void> {
  await loadMemberAccount();
}

/** The header's end: log in and register, or the balance and the member's menu. */
export function Account() {
  const member = useMember();
  if (!member) return <GuestAccount />;
  return (
    <Suspense fallback={null}>
      <MemberAccount member={member} />
    </Suspense>
  );
}

function GuestAccount() {
  const openDialog = useSetAtom(authDialogAtom);
  return (
    <>
      <Button variant="secondary" size="s" className={styles.accountButton} onClick={() => openDialog({ kind: 'login' })}>
        <Trans>Log in</Trans>
      </Button>
      <Button size="s" className={styles.accountButton} onClick={() => openDialog({ kind: 'register' })}>
        <Trans>Register</Trans>
      </Button>
    </>
  );
}
