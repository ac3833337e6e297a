import { Trans, useLingui } from '@lingui/react/macro';
import { useOffice } from '@parlour/office-api/queries';
import { useRefusalText } from '@parlour/office-ui';
import { Button, CodeField, Dialog, FormError, FormLayout, KeyIcon, Stack, Text } from '@parlour/ui';
import { useState, useSyncExternalStore } from 'react';
import { EnterAs } from '../entrance/demonstration.tsx';
import { NoPasskey, passkeysSupported, signWithPasskey } from '../entrance/ceremony.ts';
import { LogInForm } from '../entrance/log-in-form.tsx';
import type { Guard } from './guard.ts';
import { isDemonstration, useKeepSession, useSession, type Session } from './session.ts';

/** A dialog over the page, which keeps what was typed: what a call needs from the person before it goes on. */
export function Asked({ guard }: { guard: Guard }) {
  const what = useSyncExternalStore(guard.subscribe, guard.current);
  return (
    <>
      <LogInAgain open={what === 'logIn'} guard={guard} />
      <Prove open={what === 'prove'} guard={guard} />
    </>
  );
}

interface AskedProps {
  open: boolean;
  guard: Guard;
}

/** The session has run out. If another operator logs in, they get a page of their own: this one shows what the other was allowed to see. */
function LogInAgain({ open, guard }: AskedProps) {
  const { t } = useLingui();
  const session = useSession();
  const { operator } = session;
  const keep = useKeepSession();
  const enter = (next: Session) => {
    if (next.operator !== operator) return location.reload();
    keep(next);
    guard.answer(true);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      closable={false}
      opaque
      size="m"
      title={<Trans>Log in again, {operator}</Trans>}
      closeText={t`Close`}
    >
      <Stack gap="5">
        <Text tone="muted">
          <Trans>Your session has ended. The page and what you typed are still here.</Trans>
        </Text>
        {isDemonstration(session) ? (
          <EnterAs name={operator} onIn={enter}>
            <Trans>Go on as {operator}</Trans>
          </EnterAs>
        ) : (
          <LogInForm name={operator} onLogIn={enter} />
        )}
      </Stack>
    </Dialog>
  );
}

/** Anything that moves money, rights or personal data needs a proof less than five minutes old. */
function Prove({ open, guard }: AskedProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && guard.answer(false)}
      size="s"
      title={<Trans>Confirm that it’s you</Trans>}
      description={<Trans>You won’t be asked again for five minutes.</Trans>}
      closeText={t`Close`}
    >
      <ProofForm onProved={() => guard.answer(true)} />
    </Dialog>
  );
}

function ProofForm({ onProved }: { onProved: () => void }) {
  const { t } = useLingui();
  const office = useOffice();
  const keep = useKeepSession();
  const textOf = useRefusalText();
  const session = useSession();
  const { factors, operator } = session;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const prove = async (proof: () => Promise<Session>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      keep(await proof());
      onProved();
    } catch (error) {
      setCode('');
      if (!(error instanceof NoPasskey)) setRefused(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  const byPasskey = async () =>
    office.call('stepUpByPasskey', { body: await signWithPasskey(await office.call('startPasskeyStepUp', {})) });
  const byCode = (typed: string) => office.call('stepUpByCode', { body: { code: typed } });
  return (
    <Stack gap="4">
      <FormError message={refused} />
      {isDemonstration(session) && (
        <EnterAs
          name={operator}
          onIn={(next) => {
            keep(next);
            onProved();
          }}
        >
          <Trans>Go on as {operator}</Trans>
        </EnterAs>
      )}
      {factors.passkeys > 0 && passkeysSupported() && (
        <Button block icon={<KeyIcon />} loading={busy} loadingText={t`Waiting for the passkey`} onClick={() => void prove(byPasskey)}>
          <Trans>Use your passkey</Trans>
        </Button>
      )}
      {factors.password && (
        <FormLayout
          onSubmit={(event) => {
            event.preventDefault();
            void prove(() => byCode(code));
          }}
        >
          <CodeField
            label={t`Code of your authenticator`}
            length={6}
            value={code}
            onValueChange={setCode}
            busy={busy}
            onComplete={(typed) => void prove(() => byCode(typed))}
          />
        </FormLayout>
      )}
    </Stack>
  );
}
