import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { Grid, type GridColumn, ListPage, ListState, MadeBy, Moment, WaitingBadge } from '@parlour/office-ui';
import { Inline } from '@parlour/ui';
import { useGameName } from '../game-names.ts';
import { Named } from '../named.tsx';
import { usePackName } from '../pack-name.ts';

type Pack = components['schemas']['OfficeLotteryPack'];

export interface PacksScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  onOpen: (pack: { merchant: string; pack: string }) => void;
}

/** The rule packs of merchants with their own settings. */
export function PacksScreen({ merchant, onOpen }: PacksScreenProps) {
  const { t, i18n } = useLingui();
  const packs = useOfficeQuery('listLotteryPacks', { query: { merchant } });
  const waits = useWaiting('pack');
  const packName = usePackName();
  const gameName = useGameName();
  const rows = packs.data?.list ?? [];
  const columns: GridColumn<Pack>[] = [
    {
      id: 'pack',
      header: t`Rule pack`,
      width: 240,
      cell: ({ id, pack }) => (
        <Inline gap="2">
          <Named name={packName(pack)} code={pack} />
          {waits(id) && <WaitingBadge />}
        </Inline>
      ),
    },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Pack) => row.merchant }] : []),
    { id: 'types', header: t`Bet types`, width: 110, align: 'end', cell: ({ types }) => i18n.number(types) },
    { id: 'changed', header: t`Set here`, width: 110, align: 'end', cell: ({ changed }) => i18n.number(changed) },
    { id: 'off', header: t`Off`, width: 80, align: 'end', cell: ({ off }) => i18n.number(off) },
    { id: 'version', header: t`Version`, width: 100, align: 'end', cell: ({ last }) => i18n.number(last.version) },
    { id: 'by', header: t`Changed by`, width: 180, cell: ({ last }) => <MadeBy by={last.by} /> },
    { id: 'at', header: t`Changed`, width: 190, cell: ({ last }) => <Moment at={last.at} /> },
    { id: 'games', header: t`Games`, width: 320, cell: ({ games }) => games.map(gameName).join(', ') },
  ];
  return (
    <ListPage title={t`Lottery odds`} count={packs.data && rows.length}>
      <ListState
        query={packs}
        rows={rows.length}
        empty={t`No rule packs`}
        emptyText={t`Rule packs of merchants whose brand has lotteries appear here.`}
      >
        <Grid
          id="lotteryPacks"
          label={t`Lottery odds`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ merchant: at, pack }) => onOpen({ merchant: at, pack })}
        />
      </ListState>
    </ListPage>
  );
}
