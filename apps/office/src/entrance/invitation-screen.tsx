import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOffice, useOfficeQuery } from '@parlour/office-api/queries';
import { useRefusalText } from '@parlour/office-ui';
import {
  Button,
  CodeField,
  ErrorState,
  FormError,
  FormLayout,
  KeyIcon,
  PasswordField,
  QrCode,
  Skeleton,
  Stack,
  Tabs,
  Text,
  TextField,
} from '@parlour/ui';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useKeepSession, type Session } from '../session/session.ts';
import { makePasskey, NoPasskey, passkeysSupported } from './ceremony.ts';
import * as styles from './entrance.css.ts';
import { EntrancePanel } from './panel.tsx';

const shortestPassword = 15;

/** Where the link of an invitation leads: whoever has it chooses how to log in from now on, and is in. `onIn` leaves the address behind. */
export function InvitationScreen({ token, onIn }: { token: string; onIn: () => void }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const keep = useKeepSession();
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
            { key: 'passkey', text: t`Passkey`, disabled: !passkeysSupported(), content: <ByPasskey token={token} onIn={enter} /> },
            {
              key: 'password',
              text: t`Password and authenticator`,
              content: <ByPassword token={token} invitation={invitation.data} onIn={enter} />,
            },
          ]}
        />
      </Stack>
    </EntrancePanel>
  );
}

function ByPasskey({ token, onIn }: { token: string; onIn: (session: Session) => void }) {
  const { t } = useLingui();
  const office = useOffice();
  const textOf = useRefusalText();
  const [refused, setRefused] = useState<string>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const send = handleSubmit(async ({ name }) => {
    setRefused(undefined);
    try {
      const made = await makePasskey(await office.call('startPasskeyAcceptance', { body: { token } }));
      onIn(await office.call('acceptByPasskey', { body: { token, passkey: { ...made, name: name.trim() } } }));
    } catch (error) {
      if (!(error instanceof NoPasskey)) setRefused(textOf(error));
    }
  });
  return (
    <FormLayout onSubmit={(event) => void send(event)}>
      <FormError message={refused} />
      <Text>
        <Trans>
          Your device or password manager keeps it. You log in with a fingerprint, a face or a PIN, and nothing can be stolen by a fake
          page.
        </Trans>
      </Text>
      <TextField
        label={t`Name of this passkey`}
        hint={t`So that you know later which one it is, such as “Work laptop”.`}
        maxLength={40}
        error={formState.errors.name && t`Fill this in.`}
        {...register('name', { validate: (name) => name.trim() !== '' })}
      />
      <Button type="submit" size="l" block icon={<KeyIcon />} loading={formState.isSubmitting} loadingText={t`Waiting for the passkey`}>
        <Trans>Create a passkey</Trans>
      </Button>
    </FormLayout>
  );
}

interface ByPasswordProps {
  token: string;
  invitation: components['schemas']['Invitation'];
  onIn: (session: Session) => void;
}

function ByPassword({ token, invitation: { uri, setUpKey }, onIn }: ByPasswordProps) {
  const { t } = useLingui();
  const office = useOffice();
  const textOf = useRefusalText();
  const [refused, setRefused] = useState<string>();
  const { register, control, handleSubmit, resetField, setError, formState } = useForm({ defaultValues: { password: '', code: '' } });
  const send = handleSubmit(async ({ password, code }) => {
    setRefused(undefined);
    try {
      onIn(await office.call('acceptByPassword', { body: { token, password, code } }));
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (code === 'password_too_common') setError('password', { message: textOf(error) }, { shouldFocus: true });
      else if (code === 'code_invalid') {
        resetField('code');
        setError('code', { message: textOf(error) }, { shouldFocus: true });
      } else setRefused(textOf(error));
    }
  });
  return (
    <FormLayout onSubmit={(event) => void send(event)}>
      <FormError message={refused} />
      <PasswordField
        label={t`New password`}
        hint={t`At least 15 characters. A few words work well.`}
        autoComplete="new-password"
        maxLength={128}
        showText={t`Show the password`}
        hideText={t`Hide the password`}
        capsLockText={t`Caps Lock is on.`}
        error={formState.errors.password && (formState.errors.password.message || t`At least 15 characters.`)}
        {...register('password', { validate: (password) => [...password].length >= shortestPassword })}
      />
      <div className={styles.setUp}>
        <QrCode value={uri} label={t`QR code for your authenticator app`} />
        <Stack gap="2">
          <Text size="s">
            <Trans>Scan this with an authenticator app, or type the key:</Trans>
          </Text>
          <span className={styles.key}>{setUpKey}</span>
        </Stack>
      </div>
      <Controller
        control={control}
        name="code"
        rules={{ validate: (code) => /^\d{6}$/.test(code) }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <CodeField
            label={t`Code that the app shows`}
            length={6}
            onValueChange={onChange}
            error={error && (error.message || t`Six digits.`)}
            {...field}
          />
        )}
      />
      <Button type="submit" size="l" block loading={formState.isSubmitting} loadingText={t`Saving`}>
        <Trans>Save and log in</Trans>
      </Button>
    </FormLayout>
  );
}
