import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Grid, ListPage, ListState, Moment, Sums, type GridColumn, lineTexts } from '@parlour/office-ui';
import { Inline, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useLatencyText, usePercentText } from '../games/figures.ts';
import { VendorDrawer, type VendorRights } from './vendor-drawer.tsx';
import { VendorState } from './vendor-state.tsx';

type Vendor = components['schemas']['Vendor'];

export interface VendorsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** Codes of the merchants that the operator sees. */
  merchants: readonly string[];
  /** A merchant's name by its code. */
  merchantName: (code: string) => string;
  rights: VendorRights;
  /** The vendor that is open, by the address. */
  open: string | undefined;
  onOpen: (code: string | undefined) => void;
  /** A link to the games of a vendor. */
  gamesOf: (vendor: string, text: ReactNode) => ReactNode;
}

/** Vendors of games: which can be played, where, and until when they cannot. */
export function VendorsScreen({ merchant, merchants, merchantName, rights, open, onOpen, gamesOf }: VendorsScreenProps) {
  const { t, i18n } = useLingui();
  const vendors = useOfficeQuery('listVendors', { query: { merchant } });
  const rows = vendors.data?.list ?? [];
  const rtpText = usePercentText();
  const latencyText = useLatencyText();
  const columns: GridColumn<Vendor>[] = [
    {
      id: 'name',
      header: t`Vendor`,
      width: 220,
      cell: ({ name, code }) => (
        <Inline gap="2">
          {name}
          <Text as="span" size="s" tone="muted">
            {code}
          </Text>
        </Inline>
      ),
    },
    { id: 'state', header: t`State`, width: 150, cell: ({ state }) => <VendorState state={state} /> },
    { id: 'lines', header: t`Lines`, width: 220, cell: ({ lines }) => lines.map((line) => i18n._(lineTexts[line])).join(', ') },
    { id: 'games', header: t`Games`, width: 90, align: 'end', cell: ({ games }) => i18n.number(games) },
    { id: 'latency', header: t`Latency, 24 h`, width: 130, align: 'end', cell: ({ latency }) => latencyText(latency) },
    { id: 'errors', header: t`Errors, 24 h`, width: 130, align: 'end', cell: ({ errors }) => rtpText(errors) },
    { id: 'ggr', header: t`GGR, 30 days`, width: 190, align: 'end', cell: ({ ggr }) => (ggr.length === 0 ? '–' : <Sums of={ggr} />) },
    { id: 'until', header: t`Until`, width: 215, cell: ({ until }) => until !== null && <Moment at={until} /> },
    { id: 'rtp', header: t`RTP, 30 days`, width: 130, align: 'end', cell: ({ rtp }) => rtpText(rtp) },
    { id: 'statedRtp', header: t`RTP as stated`, width: 130, align: 'end', cell: ({ statedRtp }) => rtpText(statedRtp) },
    { id: 'inHouse', header: t`Made by`, width: 130, cell: ({ inHouse }) => (inHouse ? t`In-house` : t`A vendor`) },
  ];
  return (
    <ListPage title={t`Vendors`} count={vendors.data && rows.length}>
      <ListState query={vendors} rows={rows.length} empty={t`No vendors`} emptyText={t`The vendors of the merchant’s brand appear here.`}>
        <Grid
          id="vendors"
          label={t`Vendors of games`}
          columns={columns}
          rows={rows}
          rowId={({ code }) => code}
          openRow={open}
          onOpen={({ code }) => onOpen(code)}
        />
      </ListState>
      {open !== undefined && (
        <VendorDrawer
          key={open}
          vendor={open}
          merchant={merchant}
          merchants={merchants}
          merchantName={merchantName}
          rights={rights}
          onClose={() => onOpen(undefined)}
          gamesOf={gamesOf}
        />
      )}
    </ListPage>
  );
}
