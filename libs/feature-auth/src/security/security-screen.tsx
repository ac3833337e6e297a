import { Trans, useLingui } from '@lingui/react/macro';
import { useMember } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Button, Card, ClockIcon, KeyIcon, LockIcon, Page, PageHeader, SectionHeader, ShieldIcon, Stack, Text } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { authDialogAtom } from '../dialogs.ts';
import { SessionList } from './session-list.tsx';
import * as styles from './security.css.ts';

/** My account (page `securityCenter`): the log-in before this one, the passwords, and where the member is logged in. */
export function SecurityScreen() {
  const { i18n } = useLingui();
  const open = useSetAtom(authDialogAtom);
  const member = useMember();
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
        <Card>
          <div className={styles.lines}>
            <Line sign="plain" icon={<ClockIcon />} title={<Trans>Previous log-in</Trans>}>
              <PreviousLogin at={previousLoginAt && formatDateTime(previousLoginAt, i18n.locale)} address={previousLoginAddress} />
            </Line>
          </div>
        </Card>
        <Stack gap="3">
          <SectionHeader id="passwords-title" title={<Trans>Passwords</Trans>} />
          <Card>
            <div className={styles.lines}>
              <Line
                sign="done"
                icon={<LockIcon />}
                title={<Trans>Password</Trans>}
                action={
                  <Button variant="secondary" onClick={() => open({ kind: 'changePassword', required: false })}>
                    <Trans>Change password</Trans>
                  </Button>
                }
              >
                <Trans>After a change you stay logged in here only.</Trans>
              </Line>
              <Line
                sign={hasPaymentPassword ? 'done' : 'missing'}
                icon={<KeyIcon />}
                title={<Trans>Payment password</Trans>}
                action={
                  <Button variant={hasPaymentPassword ? 'secondary' : 'primary'} onClick={() => open({ kind: 'paymentPassword' })}>
                    {hasPaymentPassword ? <Trans>Change payment password</Trans> : <Trans>Set a payment password</Trans>}
                  </Button>
                }
              >
                {hasPaymentPassword ? (
                  <Trans>It is set. It confirms withdrawals.</Trans>
                ) : (
                  <Trans>Not set yet. It confirms withdrawals.</Trans>
                )}
              </Line>
            </div>
          </Card>
        </Stack>
        <SessionList />
      </Stack>
    </Page>
  );
}

/** Says when and from where the account was used before, so that its owner notices a stranger (security A08). */
function PreviousLogin({ at, address }: { at: string | undefined; address: string | undefined }) {
  if (!at) return <Trans>This is your first log-in.</Trans>;
  if (!address) return <Trans>Your last log-in before this one: {at}.</Trans>;
  return (
    <Trans>
      Your last log-in before this one: {at}, from <bdi>{address}</bdi>. If that was not you, change your password now.
    </Trans>
  );
}

interface LineProps {
  sign: keyof typeof styles.signs;
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

function Line({ sign, icon, title, children, action }: LineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.signs[sign]}>{icon}</span>
      <div className={styles.words}>
        <strong className={styles.name}>{title}</strong>
        <Text tone="muted" size="s">
          {children}
        </Text>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
