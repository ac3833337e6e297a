import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Facts, HistoryOf, ListState, Moment, ReasonDialog } from '@parlour/office-ui';
import { Button, Drawer, Inline, SectionHeader, Stack, Text, useToasts } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { useLatencyText, usePercentText } from '../games/figures.ts';
import { MaintenanceDialog } from '../maintenance/maintenance-dialog.tsx';
import { MaintenanceList } from '../maintenance/maintenance-list.tsx';
import { VendorCertification } from './vendor-certification.tsx';
import { VendorKey } from './vendor-key.tsx';
import { VendorState } from './vendor-state.tsx';

/** The operator's rights at a merchant, or for null at every one. */
export interface VendorRights {
  maintenance: (merchant: string | null) => boolean;
  change: (merchant: string | null) => boolean;
  /** What they may do about the vendors’ keys, which belong to the installation; the same right shows certifications. */
  keys: 'none' | 'see' | 'propose';
}

interface VendorDrawerProps {
  vendor: string;
  merchant: string | undefined;
  merchants: readonly string[];
  merchantName: (code: string) => string;
  rights: VendorRights;
  onClose: () => void;
  gamesOf: (vendor: string, text: ReactNode) => ReactNode;
}

/** One vendor: its maintenance, and each merchant's settings for it. */
export function VendorDrawer({ vendor: code, merchant, merchants, merchantName, rights, onClose, gamesOf }: VendorDrawerProps) {
  const { t } = useLingui();
  const latencyText = useLatencyText();
  const percentText = usePercentText();
  const page = useOfficeQuery('getVendor', { query: { vendor: code, merchant } });
  const [mending, setMending] = useState(false);
  const vendor = page.data?.vendor;
  const places = [null, ...merchants].filter(rights.maintenance);
  const place = places.find((each) => each === (merchant ?? null)) ?? places[0] ?? null;
  return (
    <Drawer
      open
      onOpenChange={(next) => !next && onClose()}
      title={vendor?.name ?? code}
      closeText={t`Close`}
      footer={
        vendor &&
        places.length > 0 && (
          <Button variant="danger" onClick={() => setMending(true)}>
            <Trans>Put under maintenance</Trans>
          </Button>
        )
      }
    >
      <ListState query={page} rows={vendor ? 1 : 0} empty={t`No such vendor`} emptyText={t`It may be of another merchant.`}>
        {page.data && vendor && (
          <Stack gap="6">
            <Facts
              entries={[
                { key: 'code', label: t`Code`, value: code },
                { key: 'state', label: t`State`, value: <VendorState state={vendor.state} /> },
                ...(vendor.until === null ? [] : [{ key: 'until', label: t`Until`, value: <Moment at={vendor.until} /> }]),
                {
                  key: 'reconciled',
                  label: t`Last reconciliation`,
                  value: <LastReconciliation of={page.data.reconciled} />,
                },
                {
                  key: 'latency',
                  label: t`Latency, 24 h`,
                  value: vendor.latency === null ? t`No calls to it` : t`95 of 100 calls within ${latencyText(vendor.latency)}`,
                },
                {
                  key: 'errors',
                  label: t`Errors, 24 h`,
                  value: vendor.errors === null ? t`No calls` : t`${percentText(vendor.errors)} of all calls`,
                },
                {
                  key: 'games',
                  label: t`Games`,
                  value: gamesOf(code, <Plural value={vendor.games} one="# game" other="# games" />),
                },
              ]}
            />
            {page.data.maintenance.length > 0 && (
              <Stack gap="3">
                <SectionHeader title={<Trans>Maintenance</Trans>} level={3} small />
                <MaintenanceList rows={page.data.maintenance} mayEnd={rights.maintenance} />
              </Stack>
            )}
            <Stack gap="3">
              <SectionHeader title={<Trans>Merchants</Trans>} level={3} small />
              <Offers vendor={vendor} offers={page.data.merchants} merchantName={merchantName} mayChange={rights.change} />
            </Stack>
            {rights.keys !== 'none' && <VendorCertification vendor={code} mayStart={rights.change(null)} />}
            {rights.keys !== 'none' && <VendorKey vendor={code} mayPropose={rights.keys === 'propose'} />}
            <HistoryOf kind="vendor" id={code} />
          </Stack>
        )}
      </ListState>
      {mending && vendor && (
        <MaintenanceDialog
          subject={{ vendor: code, name: vendor.name }}
          places={places}
          place={place}
          merchantName={merchantName}
          onClose={() => setMending(false)}
        />
      )}
    </Drawer>
  );
}

/** When the vendor's own list of rounds was last compared with ours, and how that went. */
function LastReconciliation({ of }: { of: components['schemas']['Reconciled'] | null }) {
  if (of === null) return <Trans>Never asked</Trans>;
  if (of.heard === null)
    return (
      <Trans>
        It has never answered; last asked <Moment at={of.asked} />
      </Trans>
    );
  return (
    <>
      <Moment at={of.heard} />, <Plural value={of.differences} _0="nothing differed" one="# difference" other="# differences" />
      {of.asked !== of.heard && (
        <Trans>
          ; no answer <Moment at={of.asked} />
        </Trans>
      )}
    </>
  );
}

type Vendor = components['schemas']['Vendor'];
type Offer = components['schemas']['VendorOffer'];

interface OffersProps {
  vendor: Vendor;
  offers: readonly Offer[];
  merchantName: (code: string) => string;
  mayChange: VendorRights['change'];
}

/** Where it is offered, with the button to offer it or to stop. */
function Offers({ vendor, offers, merchantName, mayChange }: OffersProps) {
  const { t } = useLingui();
  const toasts = useToasts();
  const set = useOfficeMutation('setVendorAvailability');
  const [change, setChange] = useState<{ merchant: string | null; available: boolean }>();
  const placeOf = (merchant: string | null) => (merchant === null ? t`every merchant` : merchantName(merchant));
  const rows = [
    { merchant: null, available: vendor.available, games: null },
    ...offers.map(({ merchant, available, games }) => ({ merchant, available, games })),
  ];
  return (
    <Stack gap="3">
      {rows.map(({ merchant, available, games }) => (
        <Inline key={merchant ?? ''} justify="between" gap="4">
          <Stack gap="1">
            <Text as="strong">{merchant === null ? <Trans>Every merchant</Trans> : merchantName(merchant)}</Text>
            <Text size="s" tone="muted">
              {available ? <Trans>Offered</Trans> : <Trans>Not offered</Trans>}
              {games !== null && (
                <>
                  {' · '}
                  <Plural value={games} one="# game" other="# games" />
                </>
              )}
            </Text>
          </Stack>
          {mayChange(merchant) && (
            <Button size="s" variant="secondary" onClick={() => setChange({ merchant, available: !available })}>
              {available ? <Trans>Stop offering</Trans> : <Trans>Offer</Trans>}
            </Button>
          )}
        </Inline>
      ))}
      {change && (
        <ReasonDialog
          open
          onClose={() => setChange(undefined)}
          destructive={!change.available}
          title={
            change.available
              ? t`Offer ${vendor.name} at ${placeOf(change.merchant)}`
              : t`Stop offering ${vendor.name} at ${placeOf(change.merchant)}`
          }
          label={t`Reason`}
          hint={change.available ? undefined : t`Its games vanish from the lists. Players who are in one can go on until they leave.`}
          confirmText={change.available ? t`Offer` : t`Stop offering`}
          onConfirm={async (reason) => {
            await set.mutateAsync({
              body: { vendor: vendor.code, merchant: change.merchant ?? undefined, available: change.available, reason },
            });
            toasts.show({
              mood: 'success',
              text: change.available ? t`${vendor.name} is offered.` : t`${vendor.name} is no longer offered.`,
            });
          }}
        />
      )}
    </Stack>
  );
}
