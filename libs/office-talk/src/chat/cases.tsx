import { Trans, useLingui } from '@lingui/react/macro';
import { useNewRows, useOfficeMutation, useOfficePages, useOfficeQuery } from '@parlour/office-api/queries';
import { Facts, Foreign, Grid, ListPage, ListState, Moment, ReasonDialog, useRefusalToast, type GridColumn } from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, Stack, Text } from '@parlour/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { MuteDialog, UnmuteDialog } from './mute-dialogs.tsx';
import { reportWords, stateWords, type ChatCase } from './chat-words.ts';
import * as styles from './chat.css.ts';

export interface CasesProps {
  merchant: string | undefined;
  part: 'waiting' | 'removed';
  /** The choice of what the page shows. */
  parts: ReactNode;
  mayModerate: boolean;
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** A link to the member who wrote. */
  linkTo: (memberId: string, text: string) => ReactElement;
}

/** Members' messages that wait for a moderator, or were removed. */
export function Cases({ merchant, part, parts, mayModerate, open, onOpen, linkTo }: CasesProps) {
  const { t, i18n } = useLingui();
  const query = { merchant, state: part };
  const found = useOfficePages('listChatCases', query);
  const news = useNewRows('listChatCases', query, { queue: 'chat', merchant, rows: found.rows, hasMore: found.hasMore });
  const columns: GridColumn<ChatCase>[] = [
    {
      id: 'text',
      header: t`Message`,
      width: 380,
      cell: (row) => (
        <span className={styles.line}>
          <MessageText message={row} />
        </span>
      ),
    },
    { id: 'member', header: t`Member`, width: 160, cell: ({ member }) => <Foreign text={member} /> },
    { id: 'room', header: t`Room`, width: 140, cell: ({ roomTitle }) => <Foreign text={roomTitle} /> },
    {
      id: 'reports',
      header: t({ message: 'Reports', context: 'members report a message' }),
      width: 200,
      cell: ({ reports }) => reports.map(({ reason, count }) => `${i18n._(reportWords[reason])} ${i18n.number(count)}`).join(', '),
    },
    { id: 'at', header: t`Said`, width: 190, cell: ({ at }) => <Moment at={at} /> },
    { id: 'state', header: t`State`, width: 140, cell: (row) => <StateBadge state={row.state} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: ChatCase) => row.merchant }] : []),
  ];
  return (
    <ListPage title={t`Chat`} count={found.about} news={news} filters={parts}>
      <ListState
        query={found.query}
        rows={found.rows.length}
        empty={part === 'waiting' ? t`No messages are waiting` : t`Nothing was removed`}
        emptyText={t`What members report and what the word lists hold appears here, the oldest first.`}
      >
        <Grid
          id={part === 'waiting' ? 'chatWaiting' : 'chatRemoved'}
          label={t`Chat`}
          columns={columns}
          rows={found.rows}
          rowId={({ id }) => id}
          openRow={open}
          onOpen={({ id }) => onOpen(id)}
          onEndNear={found.more}
        />
      </ListState>
      {open !== undefined && (
        <CaseDrawer key={open} id={open} mayModerate={mayModerate} onClose={() => onOpen(undefined)} linkTo={linkTo} />
      )}
    </ListPage>
  );
}

/** The text, or the shared round. */
function MessageText({ message: { text, card } }: { message: Pick<ChatCase, 'text' | 'card'> }) {
  return <Foreign text={text ?? card ?? ''} />;
}

function StateBadge({ state }: { state: ChatCase['state'] }) {
  const { i18n } = useLingui();
  return <Badge mood={stateWords[state].mood}>{i18n._(stateWords[state].text)}</Badge>;
}

interface CaseDrawerProps extends Pick<CasesProps, 'mayModerate' | 'linkTo'> {
  id: string;
  onClose: () => void;
}

/** A message with those around it, and what can be done about it. */
function CaseDrawer({ id, mayModerate, onClose, linkTo }: CaseDrawerProps) {
  const { t, i18n } = useLingui();
  const tellRefusal = useRefusalToast();
  const found = useOfficeQuery('getChatCase', { query: { id } });
  const keep = useOfficeMutation('keepChatMessage');
  const remove = useOfficeMutation('removeChatMessage');
  const [asking, setAsking] = useState<'remove' | 'mute' | 'unmute'>();
  const about = found.data?.case;
  const waits =
    about !== undefined && (about.state === 'held' || about.state === 'hidden' || (about.state === 'shown' && about.reports.length > 0));
  const stands = about !== undefined && about.state !== 'removed' && about.state !== 'refused';
  const keepIt = () =>
    void keep.mutateAsync({ body: { id } }).then(onClose, (error: unknown) => {
      tellRefusal(error);
    });
  return (
    <>
      <Drawer
        open
        onOpenChange={(next) => !next && onClose()}
        title={about ? t`Room: ${about.roomTitle}` : t`Message`}
        closeText={t`Close`}
        footer={
          about &&
          mayModerate && (
            <>
              {about.muted ? (
                <Button variant="secondary" onClick={() => setAsking('unmute')}>
                  <Trans>Unmute member</Trans>
                </Button>
              ) : (
                <Button variant="secondary" onClick={() => setAsking('mute')}>
                  <Trans>Mute member</Trans>
                </Button>
              )}
              {waits && (
                <Button variant="secondary" loading={keep.isPending} loadingText={t`Saving`} onClick={keepIt}>
                  <Trans>Keep message</Trans>
                </Button>
              )}
              {stands && (
                <Button variant="danger" onClick={() => setAsking('remove')}>
                  <Trans>Remove message</Trans>
                </Button>
              )}
            </>
          )
        }
      >
        <ListState query={found} rows={found.data ? 1 : 0} empty={t`There is no such message`} emptyText={t`It may be older than 90 days.`}>
          {found.data && about && (
            <Stack gap="5">
              <ol className={styles.context} aria-label={t`Messages around it`}>
                {found.data.context.map((each) => (
                  <li key={each.id} className={styles.said} aria-current={each.id === id || undefined}>
                    <span className={styles.head}>
                      <Text as="strong">
                        <Foreign text={each.nickname ?? each.member} />
                      </Text>
                      <Text size="s" tone="muted">
                        <Moment at={each.at} />
                      </Text>
                      {each.state !== 'shown' && <StateBadge state={each.state} />}
                    </span>
                    <MessageText message={each} />
                  </li>
                ))}
              </ol>
              <Facts
                entries={[
                  { key: 'member', label: t`Member`, value: linkTo(about.memberId, about.member) },
                  {
                    key: 'reports',
                    label: t({ message: 'Reports', context: 'members report a message' }),
                    value: (
                      <Inline gap="2">
                        {about.reports.map(({ reason, count }) => (
                          <span key={reason}>
                            {i18n._(reportWords[reason])} {i18n.number(count)}
                          </span>
                        ))}
                      </Inline>
                    ),
                  },
                  {
                    key: 'muted',
                    label: t`May write`,
                    value: !about.muted ? t`Yes` : about.mutedUntil === null ? t`No longer` : <Moment at={about.mutedUntil} />,
                  },
                  ...(about.lookedBy === null || about.lookedAt === null
                    ? []
                    : [
                        { key: 'by', label: t`Decided by`, value: <Foreign text={about.lookedBy} /> },
                        { key: 'at', label: t`Decided`, value: <Moment at={about.lookedAt} /> },
                      ]),
                  ...(about.reason === null ? [] : [{ key: 'reason', label: t`Reason`, value: <Foreign text={about.reason} /> }]),
                ]}
              />
            </Stack>
          )}
        </ListState>
      </Drawer>
      {about && asking === 'remove' && (
        <ReasonDialog
          open
          onClose={() => setAsking(undefined)}
          title={t`Remove what ${about.member} said`}
          label={t`Reason`}
          hint={t`Colleagues can read it. The room shows only that a message was removed.`}
          confirmText={t`Remove message`}
          onConfirm={async (reason) => {
            await remove.mutateAsync({ body: { id, reason } });
            onClose();
          }}
        />
      )}
      {about && asking === 'mute' && <MuteDialog member={about.memberId} name={about.member} onClose={() => setAsking(undefined)} />}
      {about && asking === 'unmute' && <UnmuteDialog member={about.memberId} name={about.member} onClose={() => setAsking(undefined)} />}
    </>
  );
}
