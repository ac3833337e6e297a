import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficePages } from '@parlour/office-api/queries';
import { Foreign, Grid, ListPage, ListState, Moment, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, UploadIcon } from '@parlour/ui';
import { useState } from 'react';
import { CheckDialog } from './check-dialog.tsx';

type Summary = components['schemas']['GameFeedSummary'];

export interface ImportsScreenProps {
  mayCheck: boolean;
  onOpen: (id: string) => void;
}

/** Vendors' lists of games that were checked, latest first, with a button for the next one. */
export function ImportsScreen({ mayCheck, onOpen }: ImportsScreenProps) {
  const { t } = useLingui();
  const [checking, setChecking] = useState(false);
  const feeds = useOfficePages('listFeeds', {});
  const columns: GridColumn<Summary>[] = [
    { id: 'vendor', header: t`Vendor`, width: 130, cell: ({ vendor }) => vendor },
    { id: 'source', header: t`File`, width: 260, cell: ({ source }) => <Foreign text={source} /> },
    { id: 'games', header: t`Games`, width: 100, align: 'end', cell: ({ games }) => <Plural value={games} one="#" other="#" /> },
    { id: 'at', header: t`Checked`, width: 215, cell: ({ at }) => <Moment at={at} /> },
    { id: 'by', header: t`By`, width: 140, cell: ({ by }) => <Foreign text={by} /> },
    {
      id: 'applied',
      header: t`Applied`,
      width: 240,
      cell: ({ applied }) => (applied ? <Moment at={applied.at} /> : <Badge>{t`Not applied`}</Badge>),
    },
  ];
  return (
    <ListPage
      title={t`Import`}
      count={feeds.about}
      actions={
        mayCheck && (
          <Button icon={<UploadIcon size="s" />} onClick={() => setChecking(true)}>
            <Trans>Check a list</Trans>
          </Button>
        )
      }
    >
      <ListState
        query={feeds.query}
        rows={feeds.rows.length}
        empty={t`No list has been checked yet`}
        emptyText={t`Check a vendor’s list of games to see what it would change.`}
      >
        <Grid
          id="imports"
          label={t`Lists of vendors`}
          columns={columns}
          rows={feeds.rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => onOpen(id)}
          onEndNear={feeds.more}
        />
      </ListState>
      {checking && <CheckDialog vendor={feeds.rows[0]?.vendor} onClose={() => setChecking(false)} onChecked={({ id }) => onOpen(id)} />}
    </ListPage>
  );
}
