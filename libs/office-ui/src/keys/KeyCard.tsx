import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Inline, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { Facts } from '../cells/Facts.tsx';
import { Foreign, Moment } from '../cells/cells.tsx';
import { WaitingBadge } from '../cells/WaitingBadge.tsx';
import { ReasonDialog } from '../reason/ReasonDialog.tsx';
import { ReplaceKeyDialog, type NewKey } from './ReplaceKeyDialog.tsx';

/** A key between the installation and a vendor or payment provider, of which only the fingerprint is known. */
export interface ShownKey {
  partner: string;
  name: 'signing' | 'api' | 'webhook';
  fingerprint: string;
  since: string | null;
  by: string | null;
  reason: string | null;
  previous: { fingerprint: string; until: string } | null;
}

export interface KeyCardProps {
  of: ShownKey;
  /** A change of it waits for approval. */
  waits: boolean;
  /** Whether the operator may propose a change. */
  mayPropose: boolean;
  onReplace: (asked: NewKey) => Promise<unknown>;
  /** Stops accepting the previous key. */
  onEnd: (reason: string) => Promise<unknown>;
}

/** What the keys of vendors and payment providers are called. */
export const partnerKeyNames: Readonly<Record<ShownKey['name'], MessageDescriptor>> = {
  signing: msg`Signing key`,
  api: msg`API key`,
  webhook: msg`Webhook key`,
};

/** Which key holds, since when and by whom, with what can be done about it. */
export function KeyCard({ of, waits, mayPropose, onReplace, onEnd }: KeyCardProps) {
  const { t, i18n } = useLingui();
  const [asks, setAsks] = useState<'replace' | 'end'>();
  const { partner, previous, since, by, reason } = of;
  const name = i18n._(partnerKeyNames[of.name]);
  return (
    <Stack gap="3">
      <Inline gap="2">
        <Text as="strong">{name}</Text>
        {waits && <WaitingBadge />}
      </Inline>
      <Facts
        entries={[
          { key: 'fingerprint', label: t`Fingerprint`, value: <code dir="ltr">{of.fingerprint}</code> },
          { key: 'since', label: t`In use since`, value: since === null ? t`The installation’s configuration` : <Moment at={since} /> },
          ...(by === null ? [] : [{ key: 'by', label: t`Changed by`, value: <Foreign text={by} /> }]),
          ...(reason === null ? [] : [{ key: 'reason', label: t`Reason`, value: <Foreign text={reason} /> }]),
          ...(previous === null
            ? []
            : [
                {
                  key: 'previous',
                  label: t`Also accepted`,
                  value: (
                    <>
                      <code dir="ltr">{previous.fingerprint}</code>{' '}
                      <Trans>
                        until <Moment at={previous.until} />
                      </Trans>
                    </>
                  ),
                },
              ]),
        ]}
      />
      {mayPropose && (
        <Inline gap="2">
          <Button size="s" variant="secondary" onClick={() => setAsks('replace')}>
            <Trans>Replace the key</Trans>
          </Button>
          {previous !== null && (
            <Button size="s" variant="secondary" onClick={() => setAsks('end')}>
              <Trans>End the overlap</Trans>
            </Button>
          )}
        </Inline>
      )}
      {asks === 'replace' && (
        <ReplaceKeyDialog
          title={t`Replace a key of ${partner}`}
          description={name}
          kind={of.name}
          onSend={onReplace}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'end' && previous !== null && (
        <ReasonDialog
          open
          onClose={() => setAsks(undefined)}
          title={t`End the overlap of ${partner}’s keys`}
          label={t`Reason`}
          confirmText={t`Propose it`}
          onConfirm={onEnd}
        >
          <Text>
            <Trans>Whatever is still signed with the key {previous.fingerprint} is refused then. Another operator decides.</Trans>
          </Text>
        </ReasonDialog>
      )}
    </Stack>
  );
}
