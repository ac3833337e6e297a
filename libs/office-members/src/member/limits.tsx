import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, FormDialog, Moment, useTold } from '@parlour/office-ui';
import { Button, Stack, Text, TextArea, TextField } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Block } from './block.tsx';
import type { MemberProfile } from './member-screen.tsx';
import * as styles from './member.css.ts';

type Limit = MemberProfile['limits'][number];
type Days = Limit['days'];

const spans: readonly Days[] = [1, 7, 30];

/** What keeps a member from betting, withdrawing or depositing more, and the operators' limits of their deposits. */
export function LimitsTab({ member, mayLimit }: { member: MemberProfile; mayLimit: boolean }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState<Days>();
  const names: Record<Days, string> = { 1: t`Deposits in a day`, 7: t`Deposits in 7 days`, 30: t`Deposits in 30 days` };
  const until = (at: string | null) => (at === null ? t`No` : <Moment at={at} />);
  return (
    <div className={styles.columns}>
      <Block title={t`Exclusion`}>
        <Facts
          entries={[
            { key: 'excluded', label: t`Excluded from betting until`, value: until(member.excludedUntil) },
            { key: 'paused', label: t`Withdrawals paused until`, value: until(member.withdrawalsPausedUntil) },
          ]}
        />
      </Block>
      {spans.map((days) => (
        <Block
          key={days}
          title={names[days]}
          action={
            mayLimit && (
              <Button size="s" variant="secondary" onClick={() => setChanging(days)}>
                <Trans>Change</Trans>
              </Button>
            )
          }
        >
          <Shown limit={member.limits.find((limit) => limit.days === days)} currency={member.currency} />
        </Block>
      ))}
      {changing && <LimitDialog days={changing} name={names[changing]} member={member} onClose={() => setChanging(undefined)} />}
    </div>
  );
}

function Shown({ limit, currency }: { limit: Limit | undefined; currency: string }) {
  const { t } = useLingui();
  if (!limit)
    return (
      <Text tone="muted">
        <Trans>Not limited</Trans>
      </Text>
    );
  return (
    <Facts
      entries={[
        { key: 'amount', label: t`At most`, value: <Amount amount={limit.amount} currency={currency} /> },
        { key: 'used', label: t`Deposited in that time`, value: <Amount amount={limit.used} currency={currency} /> },
        { key: 'by', label: t`Set by`, value: <Foreign text={limit.by} /> },
        { key: 'at', label: t`Set`, value: <Moment at={limit.at} /> },
      ]}
    />
  );
}

interface LimitDialogProps {
  days: Days;
  name: string;
  member: MemberProfile;
  onClose: () => void;
}

/** Sets a limit or, with no amount, removes it. */
function LimitDialog({ days, name, member: { id, username, currency, limits }, onClose }: LimitDialogProps) {
  const { t } = useLingui();
  const told = useTold();
  const limit = useOfficeMutation('limitMember');
  const form = useForm({ defaultValues: { amount: limits.find((each) => each.days === days)?.amount ?? '', reason: '' } });
  const { errors } = form.formState;
  return (
    <FormDialog
      form={form}
      title={name}
      description={<Trans>A lower limit for {username} applies at once. A higher one, or none, waits for a second operator.</Trans>}
      confirmText={t`Save`}
      onClose={onClose}
      onSend={async ({ amount, reason }) => {
        const body = { member: id, days, amount: amount.trim() === '' ? null : amount.trim(), reason: reason.trim() };
        told(await limit.mutateAsync({ body }), t`The limit applies from now on.`);
        onClose();
      }}
    >
      <Stack gap="4">
        <TextField
          label={t`At most, in ${currency}`}
          hint={t`Leave it empty for no limit.`}
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount && t`Write an amount such as 1000.00.`}
          {...form.register('amount', { validate: (amount) => /^\s*(?:\d{1,15}(?:\.\d+)?)?\s*$/.test(amount) })}
        />
        <TextArea
          label={t`Why?`}
          hint={t`Your reason is kept in the audit log; the member does not see it.`}
          maxLength={1000}
          rows={3}
          error={errors.reason && t`Enter a reason of at least five characters.`}
          {...form.register('reason', { validate: (reason) => reason.trim().length >= 5 })}
        />
      </Stack>
    </FormDialog>
  );
}
