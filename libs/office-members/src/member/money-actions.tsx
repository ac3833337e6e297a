import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog, SureDialog } from '@parlour/office-ui';
import { Button, Select, TextField, useToasts } from '@parlour/ui';
import { useState } from 'react';

type MemberProfile = components['schemas']['MemberProfile'];

export interface MoneyRights {
  adjust: boolean;
  debts: boolean;
}

/** Corrects a balance by hand, collects a debt from it, and writes off a debt; most of it a second operator decides on. */
export function MoneyActions({ member, rights }: { member: MemberProfile; rights: MoneyRights }) {
  const [question, setQuestion] = useState<'adjust' | 'repay' | 'writeOff'>();
  const close = () => setQuestion(undefined);
  const owes = member.balances.some(({ kind, balance }) => kind === 'debt' && /[1-9]/.test(balance));
  return (
    <>
      {rights.adjust && (
        <Button variant="secondary" onClick={() => setQuestion('adjust')}>
          <Trans>Correct the balance</Trans>
        </Button>
      )}
      {rights.debts && owes && (
        <>
          <Button variant="secondary" onClick={() => setQuestion('repay')}>
            <Trans>Take the debt from the balance</Trans>
          </Button>
          <Button variant="secondary" onClick={() => setQuestion('writeOff')}>
            <Trans>Write off the debt</Trans>
          </Button>
        </>
      )}
      {question === 'adjust' && <Correction member={member} onClose={close} />}
      {question === 'repay' && <Repayment member={member} onClose={close} />}
      {question === 'writeOff' && <WriteOff member={member} onClose={close} />}
    </>
  );
}

function Correction({ member, onClose }: { member: MemberProfile; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const adjust = useOfficeMutation('adjustBalance');
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit');
  const [amount, setAmount] = useState('');
  const [bookedAs, setBookedAs] = useState<'adjustment' | 'fee'>('adjustment');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      destructive={false}
      title={t`Correct the balance of ${member.username}`}
      label={t`Reason`}
      hint={t`Kept in the ledger. A second operator decides; nothing moves before that.`}
      confirmText={t`Propose`}
      onConfirm={async (reason) => {
        await adjust.mutateAsync({ body: { member: member.id, direction, amount, reason, ...(bookedAs === 'fee' && { bookedAs }) } });
        toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
      }}
    >
      <Select
        label={t`What happens`}
        value={direction}
        onChange={({ target }) => setDirection(target.value === 'debit' ? 'debit' : 'credit')}
        options={[
          { value: 'credit', text: t`The member gets money` },
          { value: 'debit', text: t`Money is taken from the member` },
        ]}
      />
      <TextField
        label={t`Amount in ${member.currency}`}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Select
        label={t`Booked as`}
        hint={t`A fee counts among the costs of the member’s line in the reports and bills of agents.`}
        value={bookedAs}
        onChange={({ target }) => setBookedAs(target.value === 'fee' ? 'fee' : 'adjustment')}
        options={[
          { value: 'adjustment', text: t`Correction` },
          { value: 'fee', text: t`Fee` },
        ]}
      />
    </ReasonDialog>
  );
}

function Repayment({ member, onClose }: { member: MemberProfile; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const repay = useOfficeMutation('repayDebt');
  return (
    <SureDialog
      onClose={onClose}
      title={<Trans>Take what {member.username} owes from the balance?</Trans>}
      text={<Trans>As much as the cash of the member covers. The rest stays owed.</Trans>}
      confirmText={t`Take it`}
      onConfirm={async () => {
        const answer = await repay.mutateAsync({ body: { member: member.id } });
        toasts.show({
          mood: 'success',
          text:
            'approval' in answer
              ? t`Proposed. Another operator decides.`
              : t`${answer.repaid} ${answer.currency} repaid; ${answer.owed} ${answer.currency} still owed.`,
        });
      }}
    />
  );
}

function WriteOff({ member, onClose }: { member: MemberProfile; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const writeOff = useOfficeMutation('writeOffDebt');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t`Write off what ${member.username} owes`}
      label={t`Reason`}
      hint={t`Kept in the ledger. A second operator decides; nothing changes before that.`}
      confirmText={t`Propose`}
      onConfirm={async (reason) => {
        await writeOff.mutateAsync({ body: { member: member.id, reason } });
        toasts.show({ mood: 'success', text: t`Proposed. Another operator decides.` });
      }}
    />
  );
}
