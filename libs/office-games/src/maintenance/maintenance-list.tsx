import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Foreign, Moment, useRefusalToast } from '@parlour/office-ui';
import { Button, Card, Inline, Stack, Text, useToasts } from '@parlour/ui';

export type Maintenance = components['schemas']['Maintenance'];

export interface MaintenanceListProps {
  rows: readonly Maintenance[];
  /** Whether it may be ended at this merchant, or for null at every one. */
  mayEnd: (merchant: string | null) => boolean;
}

/** Current and planned maintenance, each with its end and a button to end it now. */
export function MaintenanceList({ rows, mayEnd }: MaintenanceListProps) {
  return (
    <Stack gap="3">
      {rows.map((row) => (
        <Card key={`${row.game ?? row.vendor} ${row.merchant ?? ''}`}>
          <Inline justify="between" gap="4">
            <Stack gap="1">
              <Text as="strong">
                {row.merchant === null ? <Trans>At every merchant</Trans> : row.merchant}
                {row.game === null ? '' : ` · ${row.game}`}
              </Text>
              <Text size="s">
                <Moment at={row.from} /> – {row.until === null ? <Trans>until further notice</Trans> : <Moment at={row.until} />}
              </Text>
              <Text size="s" tone="muted">
                <Foreign text={row.reason} /> · {row.by}
              </Text>
            </Stack>
            {mayEnd(row.merchant) && <End row={row} />}
          </Inline>
        </Card>
      ))}
    </Stack>
  );
}

function End({ row }: { row: Maintenance }) {
  const { t } = useLingui();
  const tellRefusal = useRefusalToast();
  const toasts = useToasts();
  const vendor = useOfficeMutation('endVendorMaintenance');
  const game = useOfficeMutation('endGameMaintenance');
  const end = async () => {
    const merchant = row.merchant ?? undefined;
    try {
      await (row.game === null
        ? vendor.mutateAsync({ body: { vendor: row.vendor, merchant } })
        : game.mutateAsync({ body: { game: row.game, merchant } }));
      toasts.show({ mood: 'success', text: t`Maintenance of ${row.game ?? row.vendor} is over.` });
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <Button variant="secondary" size="s" loading={vendor.isPending || game.isPending} onClick={() => void end()}>
      <Trans>End now</Trans>
    </Button>
  );
}
