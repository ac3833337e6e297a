// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, grantQuotaMutation, useApi, type Schema } from '@parlour/api';
import { asciiDigits, Button, FormLayout, Select, TextField, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { quotaLeft } from './quota-table.tsx';
import { wholeNumber } from './account-terms.tsx';

/**
 * Passes some of the agent's quota on to a direct downline that is an agent; it cannot be taken back. `rows` is the agent's own quota for
 * groups that the account may open.
 */
export function GrantQuota({ account, rows }: { account: string; rows: readonly Schema<'Quota'>[] }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const grant = useMutation(grantQuotaMutation(useApi(), useQueryClient()));
  const [chosen, setChosen] = useState(rows[0]?.group);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const row = rows.find(({ group }) => group === chosen) ?? rows[0];
  if (!row) return null;
  const submit = () => {
    const count = wholeNumber(asciiDigits(typed), 1, 100_000);
    if (count === undefined) return setProblem(t`Please enter how many accounts you pass on.`);
    setProblem(undefined);
    grant.mutate(
      { account, group: row.group, count },
      {
        onSuccess: () => {
          setTyped('');
          toasts.show({ mood: 'success', text: t`The quota was passed on to ${account}.` });
        },
        onError: (error) => setProblem(i18n._(errorMessage(error))),
      },
    );
  };
  return (
    <FormLayout
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Select
        label={t`Quota of prize group`}
        value={String(row.group)}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        options={rows.map((each) => {
          const value = String(each.group);
          return { value, text: t`${value}: ${i18n.number(quotaLeft(each))} left` };
        })}
      />
      <TextField
        label={t`Accounts to pass on`}
        required
        hint={t`What you pass on cannot be taken back.`}
        inputMode="numeric"
        dir="ltr"
        maxLength={6}
        error={problem}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" loading={grant.isPending} loadingText={t`Saving`}>
        <Trans>Pass the quota on</Trans>
      </Button>
    </FormLayout>
  );
}
