import { useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Grid, ListPage, ListState, MadeBy, MadeFor, Moment, type GridColumn } from '@parlour/office-ui';
import { Recount } from './recount.tsx';
import { TermsDrawer } from './terms-drawer.tsx';
import { subjectWords, type Terms } from './words.ts';

export interface LoyaltyScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The subject that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Or propose it, where that takes two operators. */
  mayChange: (merchant: string, subject: Terms['subject']) => boolean;
}

/** What merchants promise members: points, levels, missions, boards, rebates; and a recount of a member's missions. */
export function LoyaltyScreen({ merchant, open, onOpen, mayChange }: LoyaltyScreenProps) {
  const { t, i18n } = useLingui();
  const terms = useOfficeQuery('listLoyaltyTerms', { query: { merchant } });
  const rows = terms.data?.list ?? [];
  const opened = rows.find(({ id }) => id === open);
  const columns: GridColumn<Terms>[] = [
    { id: 'subject', header: t`Subject`, width: 180, cell: ({ subject }) => i18n._(subjectWords[subject]) },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Terms) => row.merchant }] : []),
    { id: 'version', header: t`Version`, width: 90, align: 'end', cell: ({ version }) => i18n.number(version) },
    { id: 'by', header: t`Changed by`, width: 180, cell: ({ by }) => <MadeBy by={by} /> },
    { id: 'at', header: t`Changed`, width: 190, cell: ({ at }) => <Moment at={at} /> },
    { id: 'reason', header: t`Reason`, width: 300, cell: ({ by, reason }) => <MadeFor by={by} reason={reason} /> },
  ];
  return (
    <ListPage title={t`Loyalty`} count={terms.data && rows.length}>
      <Recount merchant={merchant} />
      <ListState
        query={terms}
        rows={rows.length}
        empty={t`No terms`}
        emptyText={t`Terms of points, levels, missions, boards and rebates appear here.`}
      >
        <Grid
          id="loyaltyTerms"
          label={t`Loyalty`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {opened && (
        <TermsDrawer
          key={`${opened.id} ${opened.version}`}
          terms={opened}
          mayChange={mayChange(opened.merchant, opened.subject)}
          onClose={() => onOpen(undefined)}
        />
      )}
    </ListPage>
  );
}
