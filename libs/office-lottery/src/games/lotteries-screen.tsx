import { useLingui } from '@lingui/react/macro';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { Grid, type GridColumn, ListPage, ListState, WaitingBadge } from '@parlour/office-ui';
import { Badge, Inline } from '@parlour/ui';
import { useGameName } from '../game-names.ts';
import { Named } from '../named.tsx';
import type { LotteryGame } from '../words.ts';
import { GameDrawer } from './game-drawer.tsx';
import { useRowText } from './row-text.ts';

export interface LotteriesScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The game that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  maySchedule: (merchant: string) => boolean;
}

/** Lottery games and when they are drawn. */
export function LotteriesScreen({ merchant, open, onOpen, maySchedule }: LotteriesScreenProps) {
  const { t } = useLingui();
  const rowText = useRowText();
  const gameName = useGameName();
  const games = useOfficeQuery('listLotteryGames', { query: { merchant } });
  const waits = useWaiting('calendar');
  const rows = games.data?.list ?? [];
  const opened = rows.find(({ id }) => id === open);
  const columns: GridColumn<LotteryGame>[] = [
    { id: 'game', header: t`Game`, width: 220, cell: (row) => <Named name={gameName(row)} code={row.game} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: LotteryGame) => row.merchant }] : []),
    {
      id: 'state',
      header: t`State`,
      width: 190,
      cell: ({ id, on, hot }) => (
        <Inline gap="2">
          <Badge mood={on ? 'win' : 'neutral'}>{on ? t`On` : t`Off`}</Badge>
          {hot && <Badge mood="second">{t`Hot`}</Badge>}
          {waits(id) && <WaitingBadge />}
        </Inline>
      ),
    },
    { id: 'rows', header: t`Drawn`, width: 350, cell: (row) => row.rows.map(rowText).join('; ') },
    { id: 'pack', header: t`Rule pack`, width: 120, cell: ({ pack }) => pack },
    { id: 'mode', header: t`Mode`, width: 90, cell: ({ prizeMode }) => prizeMode },
    {
      id: 'source',
      header: t`Results from`,
      width: 200,
      cell: ({ source, resultOf, rows: calendar }) =>
        source === 'inHouse' ? t`In-house seeds` : (resultOf ?? calendar.flatMap(({ sources = [] }) => sources).join(', ')),
    },
  ];
  return (
    <ListPage title={t`Lottery games`} count={games.data && rows.length}>
      <ListState
        query={games}
        rows={rows.length}
        empty={t`No lottery games`}
        emptyText={t`Games of merchants whose brand has lotteries appear here.`}
      >
        <Grid
          id="lotteryGames"
          label={t`Lottery games`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {opened && <GameDrawer key={opened.id} game={opened} maySchedule={maySchedule(opened.merchant)} onClose={() => onOpen(undefined)} />}
    </ListPage>
  );
}
