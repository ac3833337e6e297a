// @flag passkeys
import { Trans, useLingui } from '@lingui/react/macro';
import { passkeysQuery, passkeysSupported, useApi, type Schema } from '@parlour/api';
import { Button, KeyIcon } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SecurityLine } from '../security/security-line.tsx';
import { SecurityPart } from '../security/security-part.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyLine } from './passkey-line.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

type Passkey = Schema<'Passkey'>;
type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The member's passkeys, with actions to add, rename and remove them. */
export function PasskeySection() {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open | null>(null);
  const query = useQuery(passkeysQuery(useApi()));
  const close = () => setOpen(null);
  return (
    <SecurityPart
      id="passkeys-title"
      title={<Trans>Passkeys</Trans>}
      query={query}
      failedTitle={t`Your passkeys could not be loaded`}
      expected={2}
      lines={(passkeys) => (
        <>
          <AddLine count={passkeys.length} onAdd={() => setOpen({ kind: 'add' })} />
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ kind: 'rename', passkey })}
              onRemove={() => setOpen({ kind: 'remove', passkey })}
            />
          ))}
        </>
      )}
    >
      {open?.kind === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && <RemovePasskeyDialog passkey={open.passkey} last={query.data?.length === 1} onClose={close} />}
    </SecurityPart>
  );
}

/** What passkeys are good for, and a button to add one if the browser supports them. */
function AddLine({ count, onAdd }: { count: number; onAdd: () => void }) {
  const supported = passkeysSupported();
  return (
    <SecurityLine
      sign={count > 0 ? 'done' : 'missing'}
      icon={<KeyIcon />}
      title={<Trans>Log in without a password</Trans>}
      action={
        supported && (
          <Button variant="secondary" onClick={onAdd}>
            <Trans>Add a passkey</Trans>
          </Button>
        )
      }
    >
      {supported ? (
        <Trans>With your device’s fingerprint, face or PIN. No one can guess it, and no other site can ask for it.</Trans>
      ) : (
        <Trans>This browser doesn’t support passkeys. Open this page in another browser, or on your phone.</Trans>
      )}
    </SecurityLine>
  );
}
