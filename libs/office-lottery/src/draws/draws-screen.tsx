import { useLingui } from '@lingui/react/macro';
import { isDay } from '@parlour/domain';
import { useOfficePages, useOfficeQuery } from '@parlour/office-api/queries';
import { DaysFilter, Grid, ListPage, ListState, Moment, Sums, type GridColumn, type ViewsOfList } from '@parlour/office-ui';
import { Select } from '@parlour/ui';
import { ProblemBadge, StatusBadge } from '../badges.tsx';
import { useGameName } from '../game-names.ts';
import { Named } from '../named.tsx';
import { firstNumbers } from '../numbers.tsx';
import { statusWords, type Draw, type DrawStatus } from '../words.ts';
import { Attention } from './attention.tsx';

/** As the address has them. */
export interface DrawFilters {
  game?: string | undefined;
  status?: string | undefined;
  /** Days of the game, `yyyy-mm-dd`. */
  from?: string | undefined;
  to?: string | undefined;
  /** `true` for only those that an operator must look at. */
  problem?: string | undefined;
}

export interface DrawsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  filters: DrawFilters;
  onFilter: (change: DrawFilters) => void;
  onOpen: (draw: { merchant: string; draw: string }) => void;
  views?: ViewsOfList | undefined;
}

const statuses = Object.keys(statusWords) as DrawStatus[];

/** Draws, the latest first; above them those that an operator must look at. */
export function DrawsScreen({ merchant, filters, onFilter, onOpen, views }: DrawsScreenProps) {
  const { t, i18n } = useLingui();
  const status = statuses.find((each) => each === filters.status);
  const onlyProblems = filters.problem === 'true' || undefined;
  const day = (text: string | undefined) => (text !== undefined && isDay(text) ? text : undefined);
  const [from, to] = [day(filters.from), day(filters.to)];
  const draws = useOfficePages('listDraws', { merchant, game: filters.game, status, problem: onlyProblems, from, to });
  const games = useOfficeQuery('listLotteryGames', { query: { merchant } }).data?.list ?? [];
  const gameName = useGameName();
  const names = new Map(games.map((game) => [game.game, gameName(game)]));
  const columns: GridColumn<Draw>[] = [
    { id: 'draw', header: t`Draw`, width: 240, cell: ({ draw, game }) => <Named name={names.get(game) ?? draw} code={draw} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Draw) => row.merchant }] : []),
    { id: 'status', header: t`Status`, width: 130, cell: (row) => <StatusBadge status={row.status} /> },
    { id: 'problem', header: t`Needs attention`, width: 190, cell: ({ problem }) => problem && <ProblemBadge problem={problem} /> },
    { id: 'drawn', header: t`Drawn`, width: 190, cell: ({ drawn }) => <Moment at={drawn} /> },
    { id: 'closes', header: t`Closes`, width: 190, cell: ({ closes }) => <Moment at={closes} /> },
    { id: 'result', header: t`Result`, width: 170, cell: ({ result }) => firstNumbers(result) },
    { id: 'lines', header: t`Bets`, width: 90, align: 'end', cell: ({ lines }) => lines !== null && i18n.number(lines) },
    { id: 'stakes', header: t`Stakes`, width: 170, align: 'end', cell: ({ stakes }) => <Sums of={stakes} /> },
    { id: 'payouts', header: t`Paid`, width: 170, align: 'end', cell: ({ payouts }) => <Sums of={payouts} /> },
  ];
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <ListPage
      title={t`Draws`}
      count={draws.about}
      views={views}
      filters={
        <>
          <Select
            label={t`Game`}
            hideLabel
            value={filters.game ?? ''}
            onChange={({ target }) => onFilter({ game: target.value || undefined })}
            options={[{ value: '', text: t`Every game` }, ...Array.from(names, ([value, text]) => ({ value, text }))]}
          />
          <Select
            label={t`Status`}
            hideLabel
            value={status ?? ''}
            onChange={({ target }) => onFilter({ status: target.value || undefined })}
            options={[{ value: '', text: t`Every status` }, ...statuses.map((value) => ({ value, text: i18n._(statusWords[value].text) }))]}
          />
          <Select
            label={t`Needs attention`}
            hideLabel
            value={onlyProblems ? 'true' : ''}
            onChange={({ target }) => onFilter({ problem: target.value || undefined })}
            options={[
              { value: '', text: t`All draws` },
              { value: 'true', text: t`With problems` },
            ]}
          />
          <DaysFilter label={t`Drawn`} days={{ from, to }} onDays={onFilter} />
        </>
      }
    >
      {onlyProblems === undefined && <Attention merchant={merchant} names={names} onOpen={onOpen} />}
      <ListState
        query={draws.query}
        rows={draws.rows.length}
        empty={t`No draws yet`}
        emptyText={t`Draws appear here a week ahead, those of fast games an hour ahead.`}
        onClear={
          isFiltered
            ? () => onFilter({ game: undefined, status: undefined, from: undefined, to: undefined, problem: undefined })
            : undefined
        }
      >
        <Grid
          id="draws"
          label={t`Draws`}
          columns={columns}
          rows={draws.rows}
          rowId={({ id }) => id}
          onOpen={({ merchant: at, draw }) => onOpen({ merchant: at, draw })}
          onEndNear={draws.more}
        />
      </ListState>
    </ListPage>
  );
}
