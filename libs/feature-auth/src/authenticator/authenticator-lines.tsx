import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { formatDateTime } from '@parlour/domain';
import { Button, KeyIcon, ReceiptIcon } from '@parlour/ui';
import { SecurityLine } from '../security/security-line.tsx';

interface AuthenticatorLinesProps {
  state: Schema<'AuthenticatorState'>;
  busy: boolean;
  onSetUp: () => void;
  onRenew: () => void;
  onTurnOff: () => void;
}

/** At this many codes or fewer, the member is advised to make new ones. */
const fewCodes = 3;

/** Whether the authenticator is on, and how many recovery codes are left. */
export function AuthenticatorLines({ state, busy, onSetUp, onRenew, onTurnOff }: AuthenticatorLinesProps) {
  const { i18n } = useLingui();
  const { on, since, recoveryCodesLeft: left } = state;
  if (!on)
    return (
      <SecurityLine
        sign="missing"
        icon={<KeyIcon />}
        title={<Trans>Codes of an app</Trans>}
        action={
          <Button variant="secondary" loading={busy} onClick={onSetUp}>
            <Trans>Set up an authenticator</Trans>
          </Button>
        }
      >
        <Trans>Off. When it is on, logging in also takes a code from your phone.</Trans>
      </SecurityLine>
    );
  return (
    <>
      <SecurityLine
        sign="done"
        icon={<KeyIcon />}
        title={<Trans>Codes of an app</Trans>}
        action={
          <Button variant="secondary" disabled={busy} onClick={onTurnOff}>
            <Trans>Turn off the authenticator</Trans>
          </Button>
        }
      >
        {since ? <Trans>On since {formatDateTime(since, i18n.locale)}.</Trans> : <Trans>On.</Trans>}
      </SecurityLine>
      <SecurityLine
        sign={left < fewCodes ? 'missing' : 'done'}
        icon={<ReceiptIcon />}
        title={<Trans>Recovery codes</Trans>}
        action={
          <Button variant="secondary" loading={busy} onClick={onRenew}>
            <Trans>Create new recovery codes</Trans>
          </Button>
        }
      >
        <Plural
          value={left}
          _0="None left. Without your phone you couldn’t log in."
          one="# left. It can be used once in place of a code from the app."
          other="# left. Each can be used once in place of a code from the app."
        />
      </SecurityLine>
    </>
  );
}
