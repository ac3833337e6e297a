import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficePages } from '@parlour/office-api/queries';
import { Foreign, Grid, ListState, Moment, ReasonDialog, type GridColumn } from '@parlour/office-ui';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Badge, Button, Inline, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import type { Page } from '../words.ts';
import { broadcastStates, type Broadcast } from './broadcast-words.ts';
import { SendDialog } from './send-dialog.tsx';

interface BroadcastsProps {
  page: Page;
  maySend: boolean;
}

/** To whom a broadcast was sent and how many have opened it; if it may be sent, also the button for that. */
export function Broadcasts({ page: { item, versions, site }, maySend }: BroadcastsProps) {
  const { t, i18n } = useLingui();
  const [sends, setSends] = useState(false);
  const [takesBack, setTakesBack] = useState<Broadcast>();
  const takeBack = useOfficeMutation('takeBackBroadcast');
  const found = useOfficePages('listBroadcasts', { merchant: item.merchant, item: item.id });
  const sendable = versions.find(({ problems }) => problems.length === 0);
  const columns: GridColumn<Broadcast>[] = [
    {
      id: 'state',
      header: t`State`,
      width: 130,
      cell: ({ state }) => <Badge mood={broadcastStates[state].mood}>{i18n._(broadcastStates[state].text)}</Badge>,
    },
    { id: 'version', header: t`Version`, width: 90, align: 'end', cell: ({ version }) => i18n.number(version) },
    { id: 'at', header: t`Delivered`, width: 190, cell: ({ sentAt, sendAt }) => <Moment at={sentAt ?? sendAt} /> },
    { id: 'reached', header: t`Members`, width: 110, align: 'end', cell: ({ reached }) => i18n.number(reached) },
    { id: 'read', header: t`Opened`, width: 110, align: 'end', cell: ({ read }) => i18n.number(read) },
    { id: 'by', header: t`By`, width: 140, cell: ({ by }) => <Foreign text={by} /> },
    ...(maySend
      ? [
          {
            id: 'takeBack',
            header: t`Action`,
            width: 140,
            cell: (row: Broadcast) =>
              row.state !== 'takenBack' && (
                <Button size="s" variant="secondary" onClick={() => setTakesBack(row)}>
                  <Trans>Take back</Trans>
                </Button>
              ),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="3">
      <Inline gap="3">
        <Text as="strong">
          <Trans>Sent to members</Trans>
        </Text>
        {maySend && sendable && (
          <Button onClick={() => setSends(true)}>
            <Trans>Send version {i18n.number(sendable.version)}</Trans>
          </Button>
        )}
      </Inline>
      <ListState
        query={found.query}
        rows={found.rows.length}
        empty={t`It has not been sent yet`}
        emptyText={t`Who received it and how many opened it appears here.`}
      >
        <Grid
          id="broadcasts"
          label={t`Sent to members`}
          columns={columns}
          rows={found.rows}
          rowId={({ id }) => id}
          onEndNear={found.more}
        />
      </ListState>
      {sends && sendable && <SendDialog item={item} version={sendable.version} timeZone={site.timeZone} onClose={() => setSends(false)} />}
      {takesBack && (
        <ReasonDialog
          open
          onClose={() => setTakesBack(undefined)}
          title={takesBack.state === 'sent' ? t`Remove it from every inbox` : t`Call it off`}
          label={t`Reason`}
          hint={t`Kept in the audit log.`}
          confirmText={takesBack.state === 'sent' ? t`Remove` : t`Call off`}
          onConfirm={async (reason) => {
            await takeBack.mutateAsync({ body: { merchant: item.merchant, broadcast: takesBack.id, reason } });
          }}
        />
      )}
    </Stack>
  );
}
