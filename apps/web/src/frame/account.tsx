import { Trans } from '@lingui/react/macro';
import { memberQuery, useApi } from '@parlour/api';
import { authDialogAtom } from '@parlour/feature-auth';
import { Button, Skeleton, useHydrated } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { online } from './use-online.ts';
import * as styles from './frame.css.ts';

const loadMemberAccount = online(() => import('./member-account.tsx').then(({ MemberAccount: C }) => ({ default: C })));
const MemberAccount = lazy(loadMemberAccount);

/** Fetches this content once a member has logged in. */
export async function preloadMemberAccount(): Promise<void> {
  await loadMemberAccount();
}

/**
 * The header's end: log in and register, or the balance and the member's menu. Until it is known who is there, a page shows a guest's
 * header, or a member's without figures if this browser has a session: its first script marks which (`marksScript` of the build), so that
 * nothing moves when the answer arrives.
 */
export function Account() {
  const { data: member, isFetching } = useQuery(memberQuery(useApi()));
  const awake = useHydrated();
  const known = awake && (member != null || !isFetching);
  const isKnownMember = known && member != null;
  useEffect(() => {
    const marks = document.documentElement.dataset;
    if (isKnownMember) marks['session'] = 'known';
    else if (known) delete marks['session'];
  }, [known, isKnownMember]);
  if (member) {
    return (
      <Suspense fallback={<MemberPlace />}>
        <MemberAccount member={member} />
      </Suspense>
    );
  }
  return (
    <>
      <GuestAccount />
      {!known && (
        <div className={styles.memberPlace}>
          <MemberPlace />
        </div>
      )}
    </>
  );
}

function GuestAccount() {
  const openDialog = useSetAtom(authDialogAtom);
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        aria-haspopup="dialog"
        className={styles.accountButton}
        onClick={() => openDialog({ kind: 'login' })}
      >
        <Trans>Log in</Trans>
      </Button>
      <Button size="s" aria-haspopup="dialog" className={styles.accountButton} onClick={() => openDialog({ kind: 'register' })}>
        <Trans>Register</Trans>
      </Button>
    </>
  );
}

/** As much room as a member's header takes before the figures have come, and its outline. */
function MemberPlace() {
  return (
    <div className={styles.purse}>
      <Skeleton className={styles.purseSkeleton} />
    </div>
  );
}
