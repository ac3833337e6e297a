import { Trans, useLingui } from '@lingui/react/macro';
import { isCurrency, parseAmount } from '@parlour/domain';
import { useOfficeMutation, useOfficePages, useOfficeQuery } from '@parlour/office-api/queries';
import {
  Facts,
  Foreign,
  FormDialog,
  Grid,
  ListPage,
  ListState,
  Moment,
  ReasonDialog,
  SentPictures,
  Sums,
  useTold,
  type GridColumn,
} from '@parlour/office-ui';
import { Badge, Button, Drawer, Inline, Select, Stack, TextArea, TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Signals } from './signals.tsx';
import { entryWords, kindWords, type Entry } from './words.ts';

export interface ApplicationsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The application that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** `decided`, or those that wait. */
  view: string | undefined;
  onFilter: (change: { view?: string | undefined }) => void;
  mayDecide: (merchant: string) => boolean;
}

/** Members' applications: waiting ones, oldest first, or decided ones. */
export function ApplicationsScreen({ merchant, open, onOpen, view, onFilter, mayDecide }: ApplicationsScreenProps) {
  const { t, i18n } = useLingui();
  const decided = view === 'decided';
  const entries = useOfficePages('listPromotionEntries', { merchant, decided });
  const { rows } = entries;
  const opened = rows.find(({ id }) => id === open);
  const columns: GridColumn<Entry>[] = [
    { id: 'at', header: t`Applied`, width: 190, cell: ({ appliedAt }) => <Moment at={appliedAt} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Entry) => row.merchant }] : []),
    { id: 'member', header: t`Member`, width: 150, cell: ({ member }) => <Foreign text={member} /> },
    { id: 'promotion', header: t`Promotion`, width: 190, cell: ({ promotion }) => promotion },
    { id: 'kind', header: t`Kind`, width: 190, cell: ({ kind }) => i18n._(kindWords[kind]!) },
    { id: 'amount', header: t`Amount`, width: 140, align: 'end', cell: ({ amount }) => <Sums of={[amount]} /> },
    { id: 'score', header: t`Score`, width: 90, align: 'end', cell: ({ signals }) => signals.reduce((sum, { weight }) => sum + weight, 0) },
    { id: 'remark', header: t`Remark`, width: 300, cell: ({ remark }) => <Foreign text={remark} /> },
    { id: 'proofs', header: t`Pictures`, width: 90, align: 'end', cell: ({ proofs }) => i18n.number(proofs) },
    {
      id: 'status',
      header: t`Status`,
      width: 130,
      cell: ({ status }) => <Badge mood={entryWords[status].mood}>{i18n._(entryWords[status].text)}</Badge>,
    },
  ];
  return (
    <ListPage
      title={t`Applications`}
      count={entries.about}
      filters={
        <Select
          label={t`Which`}
          hideLabel
          value={decided ? 'decided' : ''}
          onChange={({ target }) => onFilter({ view: target.value || undefined })}
          options={[
            { value: '', text: t`Waiting` },
            { value: 'decided', text: t`Decided` },
          ]}
        />
      }
    >
      <ListState
        query={entries.query}
        rows={rows.length}
        empty={decided ? t`Nothing was decided yet` : t`No applications are waiting`}
        emptyText={t`Applications of members for promotions that an operator decides appear here.`}
      >
        <Grid
          id="promotionEntries"
          label={t`Applications`}
          columns={columns}
          rows={rows}
          onEndNear={entries.hasMore ? entries.more : undefined}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
        />
      </ListState>
      {opened && <EntryDrawer key={opened.id} entry={opened} mayDecide={mayDecide(opened.merchant)} onClose={() => onOpen(undefined)} />}
    </ListPage>
  );
}

function EntryDrawer({ entry, mayDecide, onClose }: { entry: Entry; mayDecide: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const decide = useOfficeMutation('decidePromotionEntry');
  const [asks, setAsks] = useState<'approve' | 'reject'>();
  const { merchant, id, promotion, member, status, kind } = entry;
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && onClose()} title={promotion} closeText={t`Close`}>
        <Stack gap="5">
          <Facts
            entries={[
              { key: 'member', label: t`Member`, value: <Foreign text={member} /> },
              { key: 'status', label: t`Status`, value: i18n._(entryWords[status].text) },
              { key: 'amount', label: t`Amount`, value: <Sums of={[entry.amount]} /> },
              { key: 'remark', label: t`Remark`, value: <Foreign text={entry.remark} /> },
              { key: 'signals', label: t`Warning signs`, value: <Signals of={entry.signals} /> },
              { key: 'by', label: t`Decided by`, value: <Foreign text={entry.by ?? ''} /> },
              { key: 'reason', label: t`Reason`, value: <Foreign text={entry.reason ?? ''} /> },
            ]}
          />
          {entry.proofs > 0 && mayDecide && <Proofs entry={entry} />}
          {status === 'applying' && mayDecide && (
            <Inline gap="3">
              <Button size="s" onClick={() => setAsks('approve')}>
                <Trans>Approve</Trans>
              </Button>
              <Button size="s" variant="secondary" onClick={() => setAsks('reject')}>
                <Trans>Reject</Trans>
              </Button>
            </Inline>
          )}
        </Stack>
      </Drawer>
      {asks === 'approve' && (
        <ApproveDialog
          entry={entry}
          onClose={() => setAsks(undefined)}
          onApprove={async (reason, amount) => {
            const body = { merchant, entry: id, approve: true, reason, ...(kind === 'award' && { amount }) };
            told(await decide.mutateAsync({ body }), t`Approved and paid.`);
          }}
        />
      )}
      {asks === 'reject' && (
        <ReasonDialog
          open
          onClose={() => setAsks(undefined)}
          title={t`Reject the application of ${member}`}
          label={t`Reason`}
          hint={t`The member reads it.`}
          confirmText={t`Reject`}
          onConfirm={async (reason) => {
            told(await decide.mutateAsync({ body: { merchant, entry: id, approve: false, reason } }), t`Rejected.`);
          }}
        />
      )}
    </>
  );
}

function Proofs({ entry: { id, merchant } }: { entry: Entry }) {
  const proofs = useOfficeQuery('listPromotionProofs', { query: { id, merchant } });
  return <SentPictures query={proofs} pictures={proofs.data?.list ?? []} />;
}

interface ApproveDialogProps {
  entry: Entry;
  onClose: () => void;
  onApprove: (reason: string, amount: string) => Promise<void>;
}

/** Approves an application; for an award the operator states the amount. */
function ApproveDialog({ entry: { member, kind, most, amount }, onClose, onApprove }: ApproveDialogProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { amount: most?.amount ?? amount.amount, reason: '' } });
  const { errors } = form.formState;
  const { currency } = amount;
  return (
    <FormDialog
      form={form}
      title={t`Approve the application of ${member}`}
      confirmText={t`Approve`}
      onClose={onClose}
      onSend={async (typed) => {
        await onApprove(typed.reason.trim(), typed.amount.trim());
        onClose();
      }}
    >
      {kind === 'award' && (
        <TextField
          label={t`Amount`}
          inputMode="decimal"
          dir="ltr"
          suffix={currency}
          error={errors.amount && t`An amount above zero, such as 50`}
          {...form.register('amount', {
            validate: (text) => isCurrency(currency) && typeof parseAmount(text.trim(), currency) !== 'string',
          })}
        />
      )}
      <TextArea
        label={t`Note`}
        hint={t`It is kept in the audit log.`}
        rows={3}
        maxLength={300}
        error={errors.reason && t`Enter a reason of at least five characters.`}
        {...form.register('reason', { validate: (text) => text.trim().length >= 5 })}
      />
    </FormDialog>
  );
}
