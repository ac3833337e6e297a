import { Trans } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Facts, Foreign, RevealDialog, useRevealed } from '@parlour/office-ui';
import { Button, EyeIcon, Stack } from '@parlour/ui';
import { useState } from 'react';
import { changesOf } from './changes.ts';

type AuditEvent = components['schemas']['AuditEvent'];
type Revealed = components['schemas']['RevealedAuditEvent'];

/** The sealed part of a row: hidden until the operator gives a reason, then shown for a minute. */
export function RevealPanel({ event: { chain, seq } }: { event: AuditEvent }) {
  const reveal = useOfficeMutation('revealAuditEvent');
  const [asking, setAsking] = useState(false);
  const [clear, show] = useRevealed<Revealed>();
  return (
    <Stack gap="4">
      {clear ? (
        <Facts
          entries={changesOf(clear).map(({ field, before, after }) => ({
            key: field,
            label: field,
            value: <Foreign text={`${before ?? '–'} → ${after ?? '–'}`} />,
          }))}
        />
      ) : (
        <div>
          <Button size="s" variant="secondary" icon={<EyeIcon size="s" />} onClick={() => setAsking(true)}>
            <Trans>Show what is hidden</Trans>
          </Button>
        </div>
      )}
      {asking && (
        <RevealDialog
          onClose={() => setAsking(false)}
          onReveal={async (reason) => show(await reveal.mutateAsync({ body: { chain, seq, reason } }))}
        />
      )}
    </Stack>
  );
}
