import { Plural, useLingui } from '@lingui/react/macro';
import { choosableKinds, type FeedKind } from '@parlour/domain/feed';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficePages } from '@parlour/office-api/queries';
import { Foreign, Grid, isPutAside, ListState, type GridColumn } from '@parlour/office-ui';
import { useToasts } from '@parlour/ui';
import { problemTexts, useFeedRefusal, useFieldText } from './feed-texts.ts';
import * as styles from './import.css.ts';

type Row = components['schemas']['FeedRow'];

export interface FeedRowsProps {
  feed: components['schemas']['GameFeed'];
  kind: FeedKind;
  text: string | undefined;
  /** Whether rows may still be selected. */
  mayChoose: boolean;
  onClear: () => void;
}

/** What a list does with the games of one kind; those with changes are selected or left out, with `x` or a checkbox. */
export function FeedRows({ feed, kind, text, mayChoose, onClear }: FeedRowsProps) {
  const { t, i18n } = useLingui();
  const textOf = useFeedRefusal();
  const toasts = useToasts();
  const pages = useOfficePages('listFeedRows', { id: feed.id, kind, text });
  const choose = useOfficeMutation('chooseFeedRows');
  const isChoosable = mayChoose && (choosableKinds as readonly string[]).includes(kind);
  const chosen = new Set(pages.rows.filter((row) => isChosen(row)).map(keyOf));

  // Pending changes already count: a press shows its effect at once.
  function isChosen({ place, chosen: stored }: Row): boolean {
    const sent = choose.isPending ? choose.variables.body : undefined;
    return sent?.places?.includes(place) ? sent.chosen : stored;
  }
  const onSelect = (next: ReadonlySet<string>) => {
    const changed = pages.rows.filter((row) => next.has(keyOf(row)) !== chosen.has(keyOf(row))).slice(0, 1000);
    const [first] = changed;
    if (!first || choose.isPending) return;
    choose.mutate(
      { body: { id: feed.id, chosen: next.has(keyOf(first)), places: changed.map(({ place }) => place) } },
      { onError: (error) => !isPutAside(error) && toasts.show({ mood: 'danger', text: textOf(error) }) },
    );
  };
  const columns: GridColumn<Row>[] = [
    { id: 'code', header: t`Code`, width: 200, cell: ({ code }) => <Foreign text={code} /> },
    { id: 'name', header: t`Name`, width: 220, cell: ({ name }) => <Foreign text={name} /> },
    ...(kind === 'refused'
      ? [
          {
            id: 'problem',
            header: t`Why`,
            width: 440,
            cell: ({ problem }: Row) => problem && i18n._(problemTexts[problem]),
          },
          { id: 'found', header: t`In the list`, width: 260, cell: ({ found }: Row) => found !== null && <Foreign text={found} /> },
        ]
      : kind === 'gone' || kind === 'same'
        ? []
        : [{ id: 'changes', header: kind === 'new' ? t`Facts` : t`Changes`, width: 640, cell: (row: Row) => <Changes of={row} /> }]),
    {
      id: 'row',
      header: t`Row`,
      width: 90,
      align: 'end',
      cell: ({ row }) => (row === null ? '–' : <Plural value={row} one="#" other="#" />),
    },
  ];
  return (
    <ListState
      query={pages.query}
      rows={pages.rows.length}
      empty={t`No games of this kind`}
      emptyText={t`Another list may have some.`}
      onClear={text === undefined ? undefined : onClear}
    >
      <Grid
        id={`feed-${kind}`}
        label={t`Games of the list`}
        columns={columns}
        rows={pages.rows}
        rowId={keyOf}
        selected={isChoosable ? chosen : undefined}
        onSelect={isChoosable ? onSelect : undefined}
        onEndNear={pages.more}
      />
    </ListState>
  );
}

const keyOf = ({ place }: Row) => String(place);

/** Changes on one line: a field, its old value, its new value. */
function Changes({ of: { changes } }: { of: Row }) {
  const fieldText = useFieldText();
  const shown = changes.filter(({ field }) => field !== 'name' || changes.length === 1 || changes.some(({ before }) => before !== null));
  return shown.map(({ field, before, after }, index) => (
    <span key={field}>
      {index > 0 && ' · '}
      <span className={styles.before}>{fieldText(field)}</span>{' '}
      {before !== null && (
        <>
          <s className={styles.before}>
            <Foreign text={before} />
          </s>{' '}
        </>
      )}
      {after === null ? '–' : <Foreign text={after} />}
    </span>
  ));
}
