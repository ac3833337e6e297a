import { Trans, useLingui } from '@lingui/react/macro';
import { useMember } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Button, Card, Inline, Page, SectionHeader, ShieldIcon, Stack, Text } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { authDialogAtom } from '../dialogs.ts';
import { SessionList } from './session-list.tsx';

/** My account (page `securityCenter`): the log-in before this one, the passwords, and where the member is logged in. */
export function SecurityScreen() {
  const { i18n } = useLingui();
  const open = useSetAtom(authDialogAtom);
  const member = useMember();
  if (!member) return null;
  const { account, previousLoginAt, previousLoginAddress, hasPaymentPassword } = member;
  return (
    <Page>
      <Stack gap="6">
        <Card>
          <Stack>
            <SectionHeader level={1} id="security-title" icon={<ShieldIcon />} title={<Trans>My account</Trans>} />
            <Text>
              <Trans>
                Logged in as <bdi>{account}</bdi>.
              </Trans>
            </Text>
            <Text tone="muted" size="s">
              <PreviousLogin at={previousLoginAt && formatDateTime(previousLoginAt, i18n.locale)} address={previousLoginAddress} />
            </Text>
            <Line
              title={<Trans>Password</Trans>}
              text={<Trans>After a change you stay logged in here only.</Trans>}
              action={
                <Button variant="secondary" onClick={() => open({ kind: 'changePassword', required: false })}>
                  <Trans>Change password</Trans>
                </Button>
              }
            />
            <Line
              title={<Trans>Payment password</Trans>}
              text={
                hasPaymentPassword ? (
                  <Trans>It is set. It confirms withdrawals.</Trans>
                ) : (
                  <Trans>Not set yet. It confirms withdrawals.</Trans>
                )
              }
              action={
                <Button variant="secondary" onClick={() => open({ kind: 'paymentPassword' })}>
                  {hasPaymentPassword ? <Trans>Change payment password</Trans> : <Trans>Set a payment password</Trans>}
                </Button>
              }
            />
          </Stack>
        </Card>
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

function Line({ title, text, action }: { title: ReactNode; text: ReactNode; action: ReactNode }) {
  return (
    <Inline justify="between">
      <Stack gap="1">
        <Text>
          <strong>{title}</strong>
        </Text>
        <Text tone="muted" size="s">
          {text}
        </Text>
      </Stack>
      {action}
    </Inline>
  );
}
