import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { ListState, ReasonDialog, useAmountText } from '@parlour/office-ui';
import { Button, Select, TextField, useToasts } from '@parlour/ui';
import { useState } from 'react';
import type { MemberProfile } from './member-screen.tsx';

type Receiver = Pick<MemberProfile, 'id' | 'username' | 'currency'>;

/** Gives a member something of an award's budget; a large amount is proposed. */
export function GiveReward({ member }: { member: Receiver }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans>Give a reward</Trans>
      </Button>
      {isOpen && <GiveDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function GiveDialog({ member: { id, username, currency }, onClose }: { member: Receiver; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const amountText = useAmountText();
  const awards = useOfficeQuery('listGivableRewards', { query: { member: id } });
  const give = useOfficeMutation('giveMemberReward');
  const [chosen, setChosen] = useState<string>();
  const [amount, setAmount] = useState('');
  const list = awards.data?.list ?? [];
  const award = list.find(({ promotion }) => promotion === chosen) ?? list[0];
  const most = award?.most ? amountText(award.most, currency) : undefined;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      destructive={false}
      title={t`Give ${username} a reward`}
      label={t`Reason`}
      hint={t`It is paid from the promotion’s budget. A large amount takes a second operator. Your reason is kept in the audit log.`}
      confirmText={t`Give it`}
      onConfirm={async (reason) => {
        const answer = await give.mutateAsync({ body: { member: id, promotion: award?.promotion ?? '', amount: amount.trim(), reason } });
        toasts.show({ mood: 'success', text: 'approval' in answer ? t`Proposed. Another operator decides.` : t`The reward is given.` });
      }}
    >
      <ListState
        query={awards}
        rows={list.length}
        empty={t`No award can be given now`}
        emptyText={t`A running promotion of the kind “Award on application” has the budget and the terms.`}
      >
        <Select
          label={t`Promotion`}
          value={award?.promotion ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={list.map(({ promotion }) => ({ value: promotion, text: promotion }))}
        />
        <TextField
          label={t`Amount in ${currency}`}
          hint={most === undefined ? undefined : t`${most} at most`}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </ListState>
    </ReasonDialog>
  );
}
