import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Facts, Foreign, ReasonDialog } from '@parlour/office-ui';
import { Button, EyeIcon, Stack } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { changesOf } from './changes.ts';

type AuditEvent = components['schemas']['AuditEvent'];
type Revealed = components['schemas']['RevealedAuditEvent'];

/** For so long it is shown, in ms (office 7). */
const revealedFor = 60_000;

/** What a row keeps sealed: hidden until the operator says why they need it, then shown for a minute. */
export function RevealPanel({ event: { chain, seq } }: { event: AuditEvent }) {
  const { t } = useLingui();
  const reveal = useOfficeMutation('revealAuditEvent');
  const [asking, setAsking] = useState(false);
  const [clear, setClear] = useState<Revealed>();
  useEffect(() => {
    if (clear === undefined) return undefined;
    const timer = setTimeout(() => setClear(undefined), revealedFor);
    return () => clearTimeout(timer);
  }, [clear]);
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
        <ReasonDialog
          open
          onClose={() => setAsking(false)}
          title={t`Show what is hidden`}
          label={t`Why do you need it?`}
          hint={t`Your reason is kept in the audit log. It is shown for one minute.`}
          confirmText={t`Show`}
          destructive={false}
          onConfirm={async (reason) => setClear(await reveal.mutateAsync({ body: { chain, seq, reason } }))}
        />
      )}
    </Stack>
  );
}
