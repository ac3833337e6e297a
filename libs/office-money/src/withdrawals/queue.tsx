import { Trans, useLingui } from '@lingui/react/macro';
import { officeQuery, useNewRows, useOffice, useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { isSafeToApprove, riskRuleHolder } from '@parlour/domain/office';
import {
  Age,
  Amount,
  Filters,
  Foreign,
  Grid,
  type GridColumn,
  ListState,
  Moment,
  NewRowsNotice,
  PaymentStatus,
  useRefusalText,
  WaitingBadge,
} from '@parlour/office-ui';
import { Badge, Button, Drawer, EyeIcon, EyeOffIcon, Inline, Select, Stack, useToasts } from '@parlour/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Decision, type Question } from './decision.tsx';
import { WithdrawalDetails } from './details.tsx';
import { useClaim } from './use-claim.ts';
import type { Waiting } from './waiting.ts';

export interface WithdrawalRights {
  decide: boolean;
  hold: boolean;
  /** Whether whole names and account numbers may be requested. */
  reveal: boolean;
}

export interface QueueProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  /** The operator's name: only other people's claims get in the way. */
  operator: string;
  rights: WithdrawalRights;
  /** The withdrawal that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Only those that were requested, or only disputed ones. */
  status: string | undefined;
  onStatus: (status: string | undefined) => void;
  /** Opens the member who is paid. */
  onMember: (id: string) => void;
  onCount: (count: number | undefined) => void;
}

const statuses = ['pending', 'disputed'] as const;

/**
 * Waiting withdrawals, oldest first, made for the keyboard: `j k` moves, `Enter` opens, `a` approves if nothing speaks against it, `r`
 * rejects, `h` holds. After a decision the next row has the focus.
 */
export function WithdrawalQueue({ merchant, operator, rights, open, onOpen, status, onStatus, onMember, onCount }: QueueProps) {
  const { t } = useLingui();
  const [full, setFull] = useState(false);
  const chosen = statuses.find((each) => each === status);
  const query = { merchant, full: full || undefined, status: chosen };
  const queue = useOfficeQuery('listPendingWithdrawals', { query });
  const rows = queue.data?.list ?? [];
  // Only their ids count: names and numbers in clear are not fetched again, which would be logged.
  const news = useNewRows('listPendingWithdrawals', { merchant, status: chosen }, { queue: 'withdrawals', merchant, rows });
  const opened = rows.find(({ id }) => id === open);
  const count = queue.data && rows.length;
  useEffect(() => onCount(count), [count, onCount]);
  const [question, setQuestion] = useState<Question>();
  const next = useRef<HTMLElement>(null);
  const isTaken = ({ claimedBy }: Waiting) => claimedBy !== null && claimedBy !== operator;
  useClaim(rights.decide && opened && !isTaken(opened) ? opened.id : undefined);
  const approveSafely = useSafeApproval({ ask: setQuestion, look: onOpen });

  const ask = (kind: Question['kind']) => (of: Waiting) => (isTaken(of) ? onOpen(of.id) : setQuestion({ kind, of }));
  const onDone = (of: Waiting) => {
    const index = rows.findIndex(({ id }) => id === of.id);
    const after = rows[index + 1] ?? rows[index - 1];
    next.current = after ? document.querySelector<HTMLElement>(`[data-row="${CSS.escape(after.id)}"]`) : null;
    setQuestion(undefined);
    if (open === of.id) onOpen(undefined);
  };
  const decision = question && (
    <Decision
      key={`${question.kind} ${question.of.id}`}
      question={question}
      onClose={() => setQuestion(undefined)}
      onDone={() => onDone(question.of)}
      next={next}
    />
  );
  return (
    <Stack gap="3">
      <Filters>
        <Select
          label={t`State`}
          hideLabel
          value={chosen ?? ''}
          onChange={({ target }) => onStatus(target.value || undefined)}
          options={[
            { value: '', text: t`Every state` },
            { value: 'pending', text: t`Waiting` },
            { value: 'disputed', text: t`Disputed` },
          ]}
        />
        {rights.reveal && (
          <Button size="s" variant="ghost" icon={full ? <EyeOffIcon size="s" /> : <EyeIcon size="s" />} onClick={() => setFull(!full)}>
            {full ? <Trans>Mask names and numbers</Trans> : <Trans>Show names and numbers</Trans>}
          </Button>
        )}
      </Filters>
      <NewRowsNotice {...news} />
      <ListState
        query={queue}
        rows={rows.length}
        empty={t`No withdrawals are waiting`}
        emptyText={t`New ones appear here, the oldest first.`}
        onClear={chosen ? () => onStatus(undefined) : undefined}
      >
        <Grid
          id="withdrawals"
          label={t`Withdrawals waiting for a decision`}
          columns={useQueueColumns({ ofOne: merchant !== undefined, operator })}
          rows={rows}
          rowId={({ id }) => id}
          openRow={opened?.id}
          onOpen={({ id }) => onOpen(id)}
          keys={[
            ...(rights.decide
              ? [
                  {
                    key: 'a',
                    text: t`approve`,
                    run: (of: Waiting) => (isTaken(of) || of.heldUntil !== null ? onOpen(of.id) : void approveSafely(of)),
                  },
                  { key: 'r', text: t`reject`, run: ask('reject') },
                ]
              : []),
            ...(rights.hold ? [{ key: 'h', text: t`hold`, run: ask('hold') }] : []),
          ]}
        />
      </ListState>
      <Drawer
        open={opened !== undefined}
        onOpenChange={(stays) => !stays && onOpen(undefined)}
        title={opened ? t`Withdrawal of ${opened.member}` : ''}
        closeText={t`Close`}
        finalFocus={next}
        footer={opened && <Actions of={opened} rights={rights} isTaken={isTaken(opened)} ask={ask} />}
      >
        {opened && <WithdrawalDetails withdrawal={opened} operator={operator} onMember={onMember} />}
        {opened && decision}
      </Drawer>
      {!opened && decision}
    </Stack>
  );
}

function Actions({
  of,
  rights,
  isTaken,
  ask,
}: {
  of: Waiting;
  rights: WithdrawalRights;
  isTaken: boolean;
  ask: (kind: Question['kind']) => (of: Waiting) => void;
}) {
  const isHeld = of.heldUntil !== null;
  return (
    <>
      {rights.hold && of.status === 'pending' && (
        <Button variant="secondary" onClick={() => ask('document')(of)}>
          <Trans>Ask for a document</Trans>
        </Button>
      )}
      {rights.hold && (
        <Button variant="secondary" onClick={() => ask(isHeld ? 'release' : 'hold')(of)}>
          {isHeld ? <Trans>Release</Trans> : <Trans>Hold</Trans>}
        </Button>
      )}
      {rights.decide && (
        <>
          {of.status === 'disputed' && (
            <Button variant="secondary" disabled={isTaken} onClick={() => ask('force')(of)}>
              <Trans>End without proof</Trans>
            </Button>
          )}
          <Button variant="secondary" disabled={isTaken} onClick={() => ask('reject')(of)}>
            <Trans>Reject</Trans>
          </Button>
          <Button disabled={isTaken || isHeld} onClick={() => ask('approve')(of)}>
            <Trans>Approve</Trans>
          </Button>
        </>
      )}
    </>
  );
}

/** Asks to approve if nothing speaks against it; otherwise opens it to be looked at first (office O34). */
function useSafeApproval({ ask, look }: { ask: (question: Question) => void; look: (id: string) => void }) {
  const office = useOffice();
  const queries = useQueryClient();
  const toasts = useToasts();
  const textOf = useRefusalText();
  return async (of: Waiting) => {
    try {
      const { list, rules } = await queries.fetchQuery(officeQuery(office, 'reviewWithdrawal', { query: { id: of.id } }));
      if (isSafeToApprove(list, rules)) ask({ kind: 'approve', of });
      else look(of.id);
    } catch (error) {
      toasts.show({ mood: 'danger', text: textOf(error) });
    }
  };
}

function useQueueColumns({ ofOne, operator }: { ofOne: boolean; operator: string }): GridColumn<Waiting>[] {
  const { t } = useLingui();
  return [
    { id: 'member', header: t`Member`, width: 170, cell: ({ member }) => <Foreign text={member} /> },
    {
      id: 'amount',
      header: t`Amount`,
      width: 160,
      align: 'end',
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} />,
    },
    { id: 'work', header: t`State`, width: 210, cell: (row) => <Work of={row} operator={operator} /> },
    { id: 'age', header: t`Waiting for`, width: 130, cell: ({ requested }) => <Age since={requested} /> },
    { id: 'payee', header: t`Payee`, width: 190, cell: ({ payee }) => <Foreign text={payee} /> },
    { id: 'bank', header: t`Bank`, width: 160, cell: ({ bank }) => <Foreign text={bank} /> },
    { id: 'account', header: t`Account number`, width: 170, cell: ({ account }) => <Foreign text={account} /> },
    { id: 'requested', header: t`Requested`, width: 190, cell: ({ requested }) => <Moment at={requested} /> },
    ...(ofOne ? [] : [{ id: 'merchant', header: t`Merchant`, width: 130, cell: (row: Waiting) => row.merchant }]),
  ];
}

/** Who is working on it, and what is unusual about it. */
function Work({ of, operator }: { of: Waiting; operator: string }) {
  const { t } = useLingui();
  const waits = useWaiting('withdrawal');
  const isAsked = of.status === 'pending' && of.documentAsked !== null;
  return (
    <Inline gap="2">
      {isAsked && <Badge mood={of.proofs > 0 ? 'accent' : 'warning'}>{of.proofs > 0 ? t`Document sent` : t`Document asked for`}</Badge>}
      {waits(of.id) && <WaitingBadge />}
      {of.status === 'disputed' && <PaymentStatus status={of.status} />}
      {of.heldUntil !== null && <Badge mood="warning">{of.heldBy === riskRuleHolder ? t`Held by a rule` : t`Held`}</Badge>}
      {of.claimedBy !== null && <Badge mood="accent">{of.claimedBy === operator ? t`Yours` : t`With ${of.claimedBy}`}</Badge>}
      {of.first && <Badge>{t`First withdrawal`}</Badge>}
    </Inline>
  );
}
