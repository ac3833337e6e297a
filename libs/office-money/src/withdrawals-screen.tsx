import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import {
  Amount,
  Facts,
  Foreign,
  Grid,
  isPutAside,
  ListPage,
  ListState,
  Moment,
  ReasonDialog,
  type GridColumn,
  useRefusalText,
} from '@parlour/office-ui';
import { Badge, Button, ConfirmDialog, Drawer, EyeIcon, EyeOffIcon, Stack, Text, useToasts } from '@parlour/ui';
import { useState } from 'react';

type Withdrawal = components['schemas']['PendingWithdrawal'];

export interface WithdrawalsScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  mayDecide: boolean;
  /** Whether whole names and account numbers may be asked for. */
  mayReveal: boolean;
  /** The withdrawal that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** What is asked about one withdrawal before it is done. */
type Question = { kind: 'approve' | 'reject'; of: Withdrawal };

/** The queue of withdrawals, oldest first, made for the keyboard: `j k` goes through it, `a` approves, `r` rejects. */
export function WithdrawalsScreen({ merchant, mayDecide, mayReveal, open, onOpen }: WithdrawalsScreenProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const toasts = useToasts();
  const [full, setFull] = useState(false);
  const queue = useOfficeQuery('listPendingWithdrawals', { query: { merchant, full: full || undefined } });
  const approve = useOfficeMutation('approveWithdrawal');
  const reject = useOfficeMutation('rejectWithdrawal');
  const [question, setQuestion] = useState<Question>();
  const rows = queue.data?.list ?? [];
  const opened = rows.find(({ id }) => id === open);

  const done = (outcome: object, text: string) =>
    toasts.show({ mood: 'success', text: 'approval' in outcome ? t`Proposed. Another operator decides.` : text });
  const approveIt = async (of: Withdrawal) => {
    try {
      done(await approve.mutateAsync({ body: { id: of.id } }), t`Approved. The member has been told.`);
      if (open === of.id) onOpen(undefined);
    } catch (error) {
      if (!isPutAside(error)) toasts.show({ mood: 'danger', text: textOf(error) });
    } finally {
      setQuestion(undefined);
    }
  };
  const columns: GridColumn<Withdrawal>[] = [
    { id: 'member', header: t`Member`, width: 180, cell: ({ member }) => <Foreign text={member} /> },
    {
      id: 'amount',
      header: t`Amount`,
      width: 170,
      align: 'end',
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    { id: 'status', header: t`Status`, width: 160, cell: ({ status }) => <Status status={status} /> },
    { id: 'payee', header: t`Payee`, width: 200, cell: ({ payee }) => <Foreign text={payee} /> },
    { id: 'bank', header: t`Bank`, width: 170, cell: ({ bank }) => <Foreign text={bank} /> },
    { id: 'account', header: t`Account number`, width: 180, cell: ({ account }) => <Foreign text={account} /> },
    { id: 'requested', header: t`Requested`, width: 200, cell: ({ requested }) => <Moment at={requested} /> },
    ...(merchant === undefined ? [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Withdrawal) => row.merchant }] : []),
  ];
  const ask = (kind: Question['kind']) => (of: Withdrawal) => setQuestion({ kind, of });
  const actions = (of: Withdrawal) =>
    mayDecide && (
      <>
        <Button variant="secondary" onClick={() => ask('reject')(of)}>
          <Trans>Reject</Trans>
        </Button>
        <Button onClick={() => ask('approve')(of)}>
          <Trans>Approve</Trans>
        </Button>
      </>
    );
  return (
    <ListPage
      title={t`Withdrawals`}
      count={queue.data && rows.length}
      actions={
        mayReveal && (
          <Button size="s" variant="ghost" icon={full ? <EyeOffIcon size="s" /> : <EyeIcon size="s" />} onClick={() => setFull(!full)}>
            {full ? <Trans>Mask names and numbers</Trans> : <Trans>Show names and numbers</Trans>}
          </Button>
        )
      }
    >
      <ListState query={queue} rows={rows.length} empty={t`No withdrawal waits`} emptyText={t`New ones appear here, the oldest first.`}>
        <Grid
          id="withdrawals"
          label={t`Withdrawals that wait for a decision`}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
          keys={
            mayDecide
              ? [
                  { key: 'a', text: t`approve`, run: ask('approve') },
                  { key: 'r', text: t`reject`, run: ask('reject') },
                ]
              : []
          }
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(next) => !next && onOpen(undefined)}
        title={opened ? t`Withdrawal of ${opened.member}` : ''}
        closeText={t`Close`}
        footer={opened && actions(opened)}
      >
        {opened && <Details withdrawal={opened} />}
      </Drawer>
      <ConfirmDialog
        open={question?.kind === 'approve'}
        onOpenChange={(next) => !next && setQuestion(undefined)}
        title={question && <Trans>Approve the withdrawal of {question.of.member}?</Trans>}
        text={<Trans>Approve it once the money has been sent. This can’t be undone.</Trans>}
        confirmText={t`Approve`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={approve.isPending}
        onConfirm={() => question && void approveIt(question.of)}
      >
        {question && (
          <Text size="l" as="strong">
            <Amount amount={question.of.amount} currency={question.of.currency} />
          </Text>
        )}
      </ConfirmDialog>
      {question?.kind === 'reject' && (
        <ReasonDialog
          open
          onClose={() => setQuestion(undefined)}
          title={t`Reject the withdrawal of ${question.of.member}`}
          label={t`Message to the member`}
          hint={t`The member reads this. The money goes back to their balance.`}
          confirmText={t`Reject`}
          onConfirm={async (reason) => {
            done(
              await reject.mutateAsync({ body: { id: question.of.id, reason } }),
              t`Rejected. The money is back in the member’s balance.`,
            );
            if (open === question.of.id) onOpen(undefined);
          }}
        >
          <Amount amount={question.of.amount} currency={question.of.currency} />
        </ReasonDialog>
      )}
    </ListPage>
  );
}

function Status({ status }: { status: string }) {
  const { t } = useLingui();
  if (status === 'pending') return <Badge mood="accent">{t`Waiting`}</Badge>;
  if (status === 'disputed') return <Badge mood="warning">{t`Disputed`}</Badge>;
  return <Badge>{status}</Badge>;
}

function Details({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const { amount, currency, remaining, status, payee, bank, account, requested, merchant, id } = withdrawal;
  const [now] = useState(() => Date.now());
  const hours = Math.floor((now - Date.parse(requested)) / 3_600_000);
  return (
    <Stack gap="4">
      <Facts
        entries={[
          { key: 'amount', label: t`Amount`, value: <Amount amount={amount} currency={currency} /> },
          ...(remaining
            ? [{ key: 'remaining', label: t`Still missing, says the member`, value: <Amount amount={remaining} currency={currency} /> }]
            : []),
          { key: 'status', label: t`Status`, value: <Status status={status} /> },
          { key: 'requested', label: t`Requested`, value: <Moment at={requested} /> },
          { key: 'age', label: t`Waiting for`, value: <Plural value={hours} one="# hour" other="# hours" /> },
          { key: 'payee', label: t`Payee`, value: <Foreign text={payee} /> },
          { key: 'bank', label: t`Bank`, value: <Foreign text={bank} /> },
          { key: 'account', label: t`Account number`, value: <Foreign text={account} /> },
          { key: 'merchant', label: t`Merchant`, value: merchant },
          { key: 'id', label: t`Id`, value: id },
        ]}
      />
    </Stack>
  );
}
