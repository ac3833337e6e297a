import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { HistoryOf, KeyCard, ListState, useTold } from '@parlour/office-ui';
import { Button, Drawer, SectionHeader, Stack } from '@parlour/ui';
import { useState } from 'react';

type PartnerKey = components['schemas']['PartnerKey'];

/** Opens the keys of payment providers. */
export function ProviderKeys({ mayPropose }: { mayPropose: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        <Trans>Provider keys</Trans>
      </Button>
      {open && <KeysDrawer mayPropose={mayPropose} onClose={() => setOpen(false)} />}
    </>
  );
}

function KeysDrawer({ mayPropose, onClose }: { mayPropose: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const keys = useOfficeQuery('listProviderKeys', {});
  const rows = keys.data?.list ?? [];
  const waits = useWaiting('provider');
  const replace = useOfficeMutation('replaceProviderKey');
  const end = useOfficeMutation('endProviderKeyOverlap');
  const told = useTold();
  const providers = Map.groupBy(rows, ({ partner }: PartnerKey) => partner);
  return (
    <Drawer open onOpenChange={(next) => !next && onClose()} title={t`Keys of payment providers`} closeText={t`Close`}>
      <ListState
        query={keys}
        rows={rows.length}
        empty={t`No payment providers`}
        emptyText={t`A provider appears here once the installation is configured with it.`}
      >
        <Stack gap="6">
          {[...providers].map(([provider, own]) => (
            <Stack key={provider} gap="4">
              <SectionHeader title={provider} level={3} small />
              {own.map((key) => (
                <Stack key={key.id} gap="3">
                  <KeyCard
                    of={key}
                    waits={waits(key.id)}
                    mayPropose={mayPropose}
                    onReplace={async (asked) =>
                      told(await replace.mutateAsync({ body: { provider, name: key.name, ...asked } }), t`Saved.`)
                    }
                    onEnd={async (reason) => told(await end.mutateAsync({ body: { provider, name: key.name, reason } }), t`Saved.`)}
                  />
                  <HistoryOf kind="provider" id={key.id} />
                </Stack>
              ))}
            </Stack>
          ))}
        </Stack>
      </ListState>
    </Drawer>
  );
}
