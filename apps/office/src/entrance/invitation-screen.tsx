import { Trans, useLingui } from '@lingui/react/macro';
import { useOffice, useOfficeQuery } from '@parlour/office-api/queries';
import { useRefusalText } from '@parlour/office-ui';
import { ErrorState, Skeleton, Stack, Tabs, Text } from '@parlour/ui';
import { useState } from 'react';
import { useKeepSession, type Session } from '../session/session.ts';
import { passkeysSupported } from './ceremony.ts';
import { NewPasskeyForm } from './new-passkey-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { EntrancePanel } from './panel.tsx';

/** Where the link of an invitation leads: the invited operator chooses how to log in, and is logged in. `onIn` leaves the address. */
export function InvitationScreen({ token, onIn }: { token: string; onIn: () => void }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const keep = useKeepSession();
  const office = useOffice();
  const invitation = useOfficeQuery('openInvitation', { body: { token } });
  const [way, setWay] = useState<'passkey' | 'password'>(passkeysSupported() ? 'passkey' : 'password');
  const enter = (session: Session) => {
    keep(session);
    onIn();
  };
  if (invitation.error)
    return (
      <EntrancePanel title={<Trans>Invitation</Trans>}>
        <ErrorState title={textOf(invitation.error)} />
      </EntrancePanel>
    );
  if (!invitation.data)
    return (
      <EntrancePanel title={<Trans>Invitation</Trans>}>
        <Skeleton lines={4} />
      </EntrancePanel>
    );
  const { operator } = invitation.data;
  return (
    <EntrancePanel title={<Trans>Welcome, {operator}</Trans>}>
      <Stack gap="5">
        <Text tone="muted">
          <Trans>Choose how you log in. The link works once.</Trans>
        </Text>
        <Tabs
          label={t`How you log in`}
          look="bar"
          value={way}
          onValueChange={setWay}
          items={[
            {
              key: 'passkey',
              text: t`Passkey`,
              disabled: !passkeysSupported(),
              content: (
                <NewPasskeyForm
                  start={() => office.call('startPasskeyAcceptance', { body: { token } })}
                  keep={async (passkey) => enter(await office.call('acceptByPasskey', { body: { token, passkey } }))}
                />
              ),
            },
            {
              key: 'password',
              text: t`Password and authenticator`,
              content: (
                <NewPasswordForm
                  {...invitation.data}
                  confirmText={t`Save and log in`}
                  keep={async (chosen) => enter(await office.call('acceptByPassword', { body: { token, ...chosen } }))}
                />
              ),
            },
          ]}
        />
      </Stack>
    </EntrancePanel>
  );
}
