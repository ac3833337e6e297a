import { Trans, useLingui } from '@lingui/react/macro';
import { riskRuleHolder } from '@parlour/domain/office';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { Age, Amount, Facts, Foreign, HistoryOf, ListState, Moment, PaymentStatus, SentPictures } from '@parlour/office-ui';
import { Button, Stack, Text } from '@parlour/ui';
import { Hints } from './hints.tsx';
import type { Waiting } from './waiting.ts';

interface WithdrawalDetailsProps {
  withdrawal: Waiting;
  /** The operator who is looking. */
  operator: string;
  onMember: (id: string) => void;
}

/** Everything known about one withdrawal, hints first. */
export function WithdrawalDetails({ withdrawal, operator, onMember }: WithdrawalDetailsProps) {
  const { t } = useLingui();
  const review = useOfficeQuery('reviewWithdrawal', { query: { id: withdrawal.id } });
  const {
    amount,
    fee,
    currency,
    remaining,
    status,
    payee,
    bank,
    account,
    requested,
    merchant,
    id,
    claimedBy,
    heldUntil,
    heldBy,
    holdReason,
  } = withdrawal;
  const money = (text: string) => <Amount amount={text} currency={currency} />;
  const facts = review.data;
  const waits = useWaiting('withdrawal');
  return (
    <Stack gap="5">
      {heldUntil !== null && (
        <Facts
          entries={[
            { key: 'until', label: t`Held until`, value: <Moment at={heldUntil} /> },
            { key: 'by', label: t`Held by`, value: heldBy === riskRuleHolder ? t`A risk rule` : heldBy },
            { key: 'reason', label: t`Reason`, value: <Foreign text={holdReason ?? ''} /> },
          ]}
        />
      )}
      {claimedBy !== null && (
        <Text tone="muted">
          {claimedBy === operator ? <Trans>You are working on it.</Trans> : <Trans>{claimedBy} is working on it.</Trans>}
        </Text>
      )}
      <ListState query={review} rows={facts ? 1 : 0} empty="" emptyText="" lines={2}>
        {facts && <Hints hints={facts.list} rules={facts.rules} currency={currency} />}
      </ListState>
      <Facts
        entries={[
          { key: 'amount', label: t`Amount`, value: money(amount) },
          ...(fee ? [{ key: 'fee', label: t`Fee`, value: money(fee) }] : []),
          ...(remaining ? [{ key: 'remaining', label: t`Still missing, says the member`, value: money(remaining) }] : []),
          { key: 'status', label: t`Status`, value: <PaymentStatus status={status} waits={waits(id)} /> },
          { key: 'requested', label: t`Requested`, value: <Moment at={requested} /> },
          { key: 'age', label: t`Waiting for`, value: <Age since={requested} /> },
          ...(withdrawal.documentAsked === null
            ? []
            : [{ key: 'document', label: t`Document asked for`, value: <Moment at={withdrawal.documentAsked} /> }]),
          ...(withdrawal.secondProofAsked === null
            ? []
            : [
                { key: 'proofAsked', label: t`Second proof asked for`, value: <Moment at={withdrawal.secondProofAsked} /> },
                {
                  key: 'proofGiven',
                  label: t`Second proof given`,
                  value: withdrawal.secondProofGiven === null ? t`Not yet` : <Moment at={withdrawal.secondProofGiven} />,
                },
              ]),
          { key: 'payee', label: t`Payee`, value: <Foreign text={payee} /> },
          { key: 'bank', label: t`Bank`, value: <Foreign text={bank} /> },
          { key: 'account', label: t`Account number`, value: <Foreign text={account} /> },
          ...(facts
            ? [
                { key: 'deposited', label: t`Last deposit`, value: facts.deposited === null ? t`None` : money(facts.deposited) },
                { key: 'staked', label: t`Staked since`, value: money(facts.staked) },
                { key: 'won', label: t`Won since`, value: money(facts.won) },
                { key: 'net', label: t`Paid in, less paid out`, value: money(facts.net) },
              ]
            : []),
          { key: 'merchant', label: t`Merchant`, value: merchant },
          { key: 'id', label: t`Id`, value: id },
        ]}
      />
      {(status === 'disputed' || withdrawal.documentAsked !== null) && <Proofs id={withdrawal.id} />}
      <Button variant="secondary" onClick={() => onMember(withdrawal.memberId)}>
        <Trans>Open the member</Trans>
      </Button>
      <HistoryOf kind="withdrawal" id={withdrawal.id} />
    </Stack>
  );
}

/** The member's evidence that the money did not arrive, or a document that was asked for. */
function Proofs({ id }: { id: string }) {
  const proofs = useOfficeQuery('listWithdrawalProofs', { query: { id } });
  return <SentPictures query={proofs} pictures={proofs.data?.list ?? []} />;
}
