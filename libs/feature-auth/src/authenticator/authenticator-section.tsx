import { Trans } from '@lingui/react/macro';
import { authenticatorQuery, beginAuthenticatorMutation, renewRecoveryCodesMutation, useApi, type Schema } from '@parlour/api';
import { useErrorToast } from '@parlour/loaded';
import { useStepUp } from '@parlour/routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SecurityPart } from '../security/security-part.tsx';
import { hasDeclinedProof } from '../session/has-declined-proof.ts';
import { AuthenticatorLines } from './authenticator-lines.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

/** The dialog that is open. */
type Open = { kind: 'setUp'; begun: Schema<'AuthenticatorSecret'> } | { kind: 'codes'; codes: readonly string[] } | { kind: 'turnOff' };

/** Codes of an app as a second factor: setting it up, turning it off, and renewing its recovery codes. */
export function AuthenticatorSection() {
  const api = useApi();
  const queryClient = useQueryClient();
  const stepUp = useStepUp();
  const showError = useErrorToast();
  const [open, setOpen] = useState<Open | null>(null);
  const query = useQuery(authenticatorQuery(api));
  const begin = useMutation(beginAuthenticatorMutation(api));
  const renew = useMutation(renewRecoveryCodesMutation(api, queryClient));
  const onError = (thrown: unknown) => {
    if (!hasDeclinedProof(thrown)) showError(thrown);
  };
  const setUp = () => stepUp(() => begin.mutateAsync()).then((begun) => setOpen({ kind: 'setUp', begun }), onError);
  const renewCodes = () => stepUp(() => renew.mutateAsync()).then((codes) => setOpen({ kind: 'codes', codes }), onError);
  const close = () => setOpen(null);

  return (
    <SecurityPart
      id="authenticator-title"
      title={<Trans>Authenticator app</Trans>}
      query={query}
      expected={1}
      lines={(state) => (
        <AuthenticatorLines
          state={state}
          busy={begin.isPending || renew.isPending}
          onSetUp={() => void setUp()}
          onRenew={() => void renewCodes()}
          onTurnOff={() => setOpen({ kind: 'turnOff' })}
        />
      )}
    >
      {open?.kind === 'setUp' && <SetUpDialog begun={open.begun} onClose={close} onDone={(codes) => setOpen({ kind: 'codes', codes })} />}
      {open?.kind === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.kind === 'turnOff' && <TurnOffDialog onClose={close} />}
    </SecurityPart>
  );
}
