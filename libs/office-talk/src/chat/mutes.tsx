import { useLingui } from '@lingui/react/macro';
import { useOfficePages } from '@parlour/office-api/queries';
import { Foreign, Grid, ListPage, ListState, Moment, type GridColumn } from '@parlour/office-ui';
import { useState, type ReactNode } from 'react';
import { UnmuteDialog } from './mute-dialogs.tsx';
import type { ChatMute } from './chat-words.ts';

/** Muted members. */
export function Mutes({ merchant, parts, mayModerate }: { merchant: string | undefined; parts: ReactNode; mayModerate: boolean }) {
  const { t } = useLingui();
  const found = useOfficePages('listChatMutes', { merchant });
  const [asking, setAsking] = useState<ChatMute>();
  const columns: GridColumn<ChatMute>[] = [
    { id: 'member', header: t`Member`, width: 180, cell: ({ member }) => <Foreign text={member} /> },
    { id: 'until', header: t`Until`, width: 190, cell: ({ until }) => (until === null ? t`For ever` : <Moment at={until} />) },
    { id: 'reason', header: t`Reason`, width: 360, cell: ({ reason }) => <Foreign text={reason} /> },
    { id: 'by', header: t`Muted by`, width: 150, cell: ({ by }) => <Foreign text={by} /> },
    { id: 'from', header: t({ message: 'Since', context: 'from when on' }), width: 190, cell: ({ from }) => <Moment at={from} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: ChatMute) => row.merchant }] : []),
  ];
  return (
    <ListPage title={t`Chat`} count={found.about} filters={parts}>
      <ListState
        query={found.query}
        rows={found.rows.length}
        empty={t`No one is muted`}
        emptyText={t`You can mute a member from one of their messages. They keep reading.`}
      >
        <Grid
          id="chatMutes"
          label={t`Muted members`}
          columns={columns}
          rows={found.rows}
          rowId={({ id }) => id}
          onEndNear={found.more}
          {...(mayModerate && { onOpen: setAsking })}
        />
      </ListState>
      {asking && <UnmuteDialog member={asking.memberId} name={asking.member} onClose={() => setAsking(undefined)} />}
    </ListPage>
  );
}
