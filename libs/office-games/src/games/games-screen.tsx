import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import {
  Foreign,
  Grid,
  ListPage,
  ListState,
  useRefusalToast,
  useRowOrder,
  type Beside,
  type GridColumn,
  lineTexts,
} from '@parlour/office-ui';
import { Text, useToasts } from '@parlour/ui';
import { useState } from 'react';
import { classWords } from '../words.ts';
import { useNumberText, usePercentText } from './figures.ts';
import { GameMarks, GameState } from './game-badges.tsx';
import { GamesFilters, type GameFilters } from './games-filters.tsx';
import { PlaceDialog } from './place-dialog.tsx';

export type { GameFilters } from './games-filters.tsx';

type Game = components['schemas']['Game'];

export interface GamesScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  mayOrder: boolean;
  filters: GameFilters;
  onFilter: (change: GameFilters) => void;
  onOpen: (id: string) => void;
}

/** The games of the catalogue, or of a merchant in its order, which can be changed by dragging if a whole line is shown. */
export function GamesScreen({ merchant, mayOrder, filters, onFilter, onOpen }: GamesScreenProps) {
  const { t, i18n } = useLingui();
  const tellRefusal = useRefusalToast();
  const toasts = useToasts();
  const rtp = usePercentText();
  const numberText = useNumberText();
  const { line, ...others } = filters;
  const asked = {
    merchant,
    name: filters.name,
    vendor: filters.vendor,
    line,
    class: filters.class,
    state: filters.state,
    flag: filters.flag,
  };
  // The gateway refuses unknown words.
  const games = useOfficePages('listGames', asked as object);
  const order = useOfficeMutation('orderGame');
  const [placing, setPlacing] = useState<Game>();
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  const canOrder = mayOrder && merchant !== undefined && line !== undefined && !isNarrowed;

  const move = async (id: string, to: Beside) => {
    try {
      const { place, of } = await order.mutateAsync({ body: { merchant: merchant!, game: id, ...to } });
      const name = games.rows.find((row) => row.id === id)?.name ?? id;
      const [number, all] = [numberText(place), numberText(of)];
      toasts.show({ mood: 'success', text: t`${name} is now number ${number} of ${all}.` });
    } catch (error) {
      tellRefusal(error);
    }
  };
  const rowProps = useRowOrder(
    games.rows.map(({ id }) => id),
    canOrder && !order.isPending ? (id, beside) => void move(id, beside) : undefined,
  );
  const columns: GridColumn<Game>[] = [
    { id: 'name', header: t`Game`, width: 260, cell: ({ name }) => <Foreign text={name} /> },
    { id: 'vendor', header: t`Vendor`, width: 180, cell: ({ vendorName }) => vendorName },
    ...(merchant === undefined ? [] : [{ id: 'marks', header: t`Marks`, width: 260, cell: (game: Game) => <GameMarks game={game} /> }]),
    { id: 'state', header: t`State`, width: 180, cell: (game) => <GameState game={game} /> },
    { id: 'line', header: t`Line`, width: 140, cell: (game) => i18n._(lineTexts[game.line]) },
    { id: 'class', header: t`Class`, width: 140, cell: (game) => (game.class === null ? '–' : i18n._(classWords[game.class])) },
    { id: 'rtp', header: t`Stated RTP`, width: 120, align: 'end', cell: (game) => rtp(game.rtp) },
    { id: 'countries', header: t`Barred in`, width: 150, cell: ({ countries }) => countries.join(', ') },
    { id: 'id', header: t`Id`, width: 240, cell: ({ id }) => id },
  ];
  const clear = () =>
    onFilter({ name: undefined, vendor: undefined, line: undefined, class: undefined, state: undefined, flag: undefined });
  return (
    <ListPage
      title={t`Games`}
      count={games.about}
      filters={<GamesFilters key={filters.name === undefined ? 'all' : 'some'} merchant={merchant} filters={filters} onFilter={onFilter} />}
    >
      {mayOrder && merchant !== undefined && !canOrder && (
        <Text size="s" tone="muted">
          <Trans>To change the order, filter by a line and nothing else.</Trans>
        </Text>
      )}
      <ListState
        query={games.query}
        rows={games.rows.length}
        empty={t`No games`}
        emptyText={t`Games of the merchant’s vendors appear here.`}
        onClear={isNarrowed || line !== undefined ? clear : undefined}
      >
        <Grid
          id="games"
          label={t`Games`}
          columns={columns}
          rows={games.rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => onOpen(id)}
          onEndNear={games.more}
          rowProps={rowProps && (({ id }) => rowProps(id))}
          keys={
            canOrder
              ? [
                  { key: 'm', text: t`move to a place`, run: setPlacing },
                  { key: 'Alt ↑ ↓', text: t`move by one`, run: () => undefined },
                ]
              : []
          }
        />
      </ListState>
      {placing && merchant !== undefined && <PlaceDialog merchant={merchant} game={placing} onClose={() => setPlacing(undefined)} />}
    </ListPage>
  );
}
