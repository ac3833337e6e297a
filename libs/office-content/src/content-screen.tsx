import { Trans, useLingui } from '@lingui/react/macro';
import { contentKinds, type ContentKind } from '@parlour/domain/content';
import { officeQuery, useOffice, useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { Foreign, Grid, type GridColumn, ListPage, ListState, WaitingBadge } from '@parlour/office-ui';
import { Badge, Button, Inline, Select } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewItemDialog } from './new-item-dialog.tsx';
import { audienceNames, kindNames, placeNames, stateNames, type Item } from './words.ts';

export interface ContentFilters {
  kind?: string | undefined;
  state?: string | undefined;
}

export interface ContentScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  mayEdit: boolean;
  filters: ContentFilters;
  onFilter: (change: ContentFilters) => void;
  onOpen: (item: { merchant: string; id: string }) => void;
}

const states = Object.keys(stateNames) as Item['state'][];

/** What merchants publish, with its state and the languages in which it is not written (office 8). */
export function ContentScreen({ merchant, mayEdit, filters, onFilter, onOpen }: ContentScreenProps) {
  const { t, i18n } = useLingui();
  const kind = contentKinds.find((each) => each === filters.kind);
  const state = states.find((each) => each === filters.state);
  const found = useOfficeQuery('listContent', { query: { merchant, kind, state } });
  const [isNew, setIsNew] = useState(false);
  const rows = found.data?.list ?? [];
  const sections =
    useQuery({
      ...officeQuery(useOffice(), 'listContent', { query: { merchant, kind: 'helpSection' } }),
      enabled: rows.some((row) => row.kind === 'helpArticle'),
    }).data?.list ?? [];
  const sectionNames = new Map(sections.map((section) => [`${section.merchant} ${section.key}`, section.title]));
  const placeOf = (item: Item) => {
    if (item.kind === 'helpArticle') return <Foreign text={sectionNames.get(`${item.merchant} ${item.place}`) || item.place} />;
    return placeNames[item.place] ? i18n._(placeNames[item.place]!) : item.place;
  };
  const waits = useWaiting('content');
  const columns: GridColumn<Item>[] = [
    { id: 'title', header: t`Title`, width: 320, cell: ({ title, key }) => <Foreign text={title || key} /> },
    { id: 'kind', header: t`Kind`, width: 150, cell: (row) => i18n._(kindNames[row.kind]) },
    { id: 'place', header: t`Place`, width: 190, cell: placeOf },
    { id: 'audience', header: t`For`, width: 170, cell: ({ audience }) => i18n._(audienceNames[audience]) },
    {
      id: 'state',
      header: t`State`,
      width: 210,
      cell: (row) => (
        <Inline gap="2">
          <Badge mood={stateNames[row.state].mood}>{i18n._(stateNames[row.state].text)}</Badge>
          {waits(row.id) && <WaitingBadge />}
        </Inline>
      ),
    },
    { id: 'live', header: t`Live version`, width: 120, align: 'end', cell: ({ live }) => live !== null && i18n.number(live) },
    { id: 'newest', header: t`Newest`, width: 100, align: 'end', cell: ({ newest }) => i18n.number(newest) },
    { id: 'missing', header: t`Not written in`, width: 160, cell: ({ missing }) => missing.join(', ') },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Item) => row.merchant }] : []),
  ];
  return (
    <ListPage
      title={t`Content`}
      count={found.data && rows.length}
      filters={
        <>
          <Select
            label={t`Kind`}
            hideLabel
            value={kind ?? ''}
            onChange={({ target }) => onFilter({ kind: target.value || undefined })}
            options={[
              { value: '', text: t`Every kind` },
              ...contentKinds.map((value: ContentKind) => ({ value, text: i18n._(kindNames[value]) })),
            ]}
          />
          <Select
            label={t`State`}
            hideLabel
            value={state ?? ''}
            onChange={({ target }) => onFilter({ state: target.value || undefined })}
            options={[{ value: '', text: t`Every state` }, ...states.map((value) => ({ value, text: i18n._(stateNames[value].text) }))]}
          />
        </>
      }
      actions={
        mayEdit &&
        merchant !== undefined && (
          <Button onClick={() => setIsNew(true)}>
            <Trans>New</Trans>
          </Button>
        )
      }
    >
      <ListState
        query={found}
        rows={rows.length}
        empty={t`Nothing is published`}
        emptyText={t`Announcements, banners and help appear here.`}
        onClear={kind || state ? () => onFilter({ kind: undefined, state: undefined }) : undefined}
      >
        <Grid
          id="content"
          label={t`Content`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ merchant: at, id }) => onOpen({ merchant: at, id })}
        />
      </ListState>
      {isNew && merchant !== undefined && (
        <NewItemDialog merchant={merchant} onClose={() => setIsNew(false)} onDone={(id) => onOpen({ merchant, id })} />
      )}
    </ListPage>
  );
}
