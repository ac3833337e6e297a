import { Trans, useLingui } from '@lingui/react/macro';
import { useIsOn, useMember } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Button, Card, ClockIcon, KeyIcon, LockIcon, Page, PageHeader, SectionHeader, ShieldIcon, Skeleton, Stack } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { ContactsSection } from '../contacts/contacts-section.tsx';
import { AuthenticatorSection } from '../authenticator/authenticator-section.tsx';
import { authDialogAtom } from '../dialogs.ts';
import { NoticeSection } from '../notices/notice-section.tsx';
import { ConnectedAccounts } from '../social/connected-accounts.tsx';
import { PasskeySection } from '../passkeys/passkey-section.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { AdviceCard } from './advice-card.tsx';
import { SecurityLine } from './security-line.tsx';
import { SessionList } from './session-list.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import * as styles from './security.css.ts';

// Separate, with the part that renews it after each log-in, so that the scripts of the first view stay the same.
const PushSection =
  FLAGS.liteApp && FLAGS.webPush
    ? lazy(() => import('../push/push-section.tsx').then(({ PushSection: C }) => ({ default: C })))
    : () => null;

/**
 * My account (page `securityCenter`): the app's overview of the member, advice for more safety, all protections, and where the member is
 * logged in.
 */
export function SecurityScreen({ overview }: { overview?: ReactNode }) {
  const { i18n } = useLingui();
  const open = useSetAtom(authDialogAtom);
  const member = useMember();
  const isOn = useIsOn();
  if (!member) return null;
  const { account, previousLoginAt, previousLoginAddress, hasPaymentPassword } = member;
  return (
    <Page>
      <Stack gap="5">
        <PageHeader
          id="security-title"
          icon={<ShieldIcon />}
          title={<Trans>My account</Trans>}
          description={
            <Trans>
              Logged in as <bdi>{account}</bdi>.
            </Trans>
          }
        />
        {overview}
        <AdviceCard member={member} />
        {FLAGS.passkeys && isOn('passkeys') && <PasskeySection />}
        <Stack gap="3">
          <SectionHeader id="passwords-title" title={<Trans>Passwords</Trans>} />
          <Card>
            <div className={styles.lines}>
              <SecurityLine
                sign="done"
                icon={<LockIcon />}
                title={<Trans>Password</Trans>}
                action={
                  <Button variant="secondary" onClick={() => open({ kind: 'changePassword', required: false })}>
                    <Trans>Change password</Trans>
                  </Button>
                }
              >
                <Trans>After a change you stay logged in only here.</Trans>
              </SecurityLine>
              <SecurityLine
                sign={hasPaymentPassword ? 'done' : 'missing'}
                icon={<KeyIcon />}
                title={<Trans>Payment password</Trans>}
                action={
                  <Button variant="secondary" onClick={() => open({ kind: 'paymentPassword' })}>
                    {hasPaymentPassword ? <Trans>Change payment password</Trans> : <Trans>Set a payment password</Trans>}
                  </Button>
                }
              >
                {hasPaymentPassword ? (
                  <Trans>It is set. It confirms withdrawals.</Trans>
                ) : (
                  <Trans>Not set yet. It confirms withdrawals.</Trans>
                )}
              </SecurityLine>
            </div>
          </Card>
        </Stack>
        <ContactsSection />
        <ProfileSection />
        <AuthenticatorSection />
        {FLAGS.socialLogin && isOn('socialLogin') && <ConnectedAccounts />}
        <NoticeSection />
        {FLAGS.liteApp && FLAGS.webPush && isOn('webPush') && (
          <Suspense fallback={<Skeleton shape="row" lines={2} />}>
            <PushSection />
          </Suspense>
        )}
        <Card>
          <div className={styles.lines}>
            <SecurityLine sign="plain" icon={<ClockIcon />} title={<Trans>Previous log-in</Trans>}>
              <PreviousLogin at={previousLoginAt && formatDateTime(previousLoginAt, i18n.locale)} address={previousLoginAddress} />
            </SecurityLine>
          </div>
        </Card>
        <SessionList />
      </Stack>
    </Page>
  );
}

/** Shows when and from where the account was last used, so that its owner notices a stranger (security A08). */
function PreviousLogin({ at, address }: { at: string | undefined; address: string | undefined }) {
  if (!at) return <Trans>This is your first log-in.</Trans>;
  if (!address) return <Trans>Your last log-in before this one: {at}.</Trans>;
  return (
    <Trans>
      Your last log-in before this one: {at}, from <bdi>{address}</bdi>. If that was not you, change your password now.
    </Trans>
  );
}
