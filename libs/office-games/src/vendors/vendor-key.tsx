import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { KeyCard, ListState, useTold } from '@parlour/office-ui';
import { SectionHeader, Stack } from '@parlour/ui';

const operations = ['replaceVendorKey', 'endVendorKeyOverlap'] as const;

/** The key that a vendor and the installation sign with. */
export function VendorKey({ vendor, mayPropose }: { vendor: string; mayPropose: boolean }) {
  const { t } = useLingui();
  const keys = useOfficeQuery('listVendorKeys', {});
  const waits = useWaiting('vendor', operations);
  const replace = useOfficeMutation('replaceVendorKey');
  const end = useOfficeMutation('endVendorKeyOverlap');
  const told = useTold();
  const key = keys.data?.list.find(({ partner }) => partner === vendor);
  return (
    <Stack gap="3">
      <SectionHeader title={<Trans>Credentials</Trans>} level={3} small />
      <ListState query={keys} rows={key ? 1 : 0} empty={t`No key`} emptyText={t`The installation is not connected with this vendor.`}>
        {key && (
          <KeyCard
            of={key}
            waits={waits(vendor)}
            mayPropose={mayPropose}
            onReplace={async (asked) => told(await replace.mutateAsync({ body: { vendor, ...asked } }), t`Saved.`)}
            onEnd={async (reason) => told(await end.mutateAsync({ body: { vendor, reason } }), t`Saved.`)}
          />
        )}
      </ListState>
    </Stack>
  );
}
