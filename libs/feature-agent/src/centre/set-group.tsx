// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, setDownlineGroupMutation, useApi } from '@parlour/api';
import { Button, FormLayout, useToasts } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupFrom, GroupField } from './account-terms.tsx';

/** Sets the prize group of a direct downline: at most the agent's own, and no lower than the groups below that account. */
export function SetGroup({ account, group }: { account: string; group: number | null }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const set = useMutation(setDownlineGroupMutation(useApi(), useQueryClient()));
  const [typed, setTyped] = useState(group === null ? '' : String(group));
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const next = groupFrom(typed);
    if (next === undefined) return setProblem(t`Please enter a prize group from 1700 to 2000.`);
    setProblem(undefined);
    set.mutate(
      { account, group: next },
      {
        onSuccess: ({ group: now }) => {
          const told = String(now);
          toasts.show({ mood: 'success', text: t`The prize group is now ${told}.` });
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
      <GroupField required value={typed} onChange={setTyped} error={problem} />
      <Button type="submit" variant="secondary" loading={set.isPending} loadingText={t`Saving`}>
        <Trans>Save the prize group</Trans>
      </Button>
    </FormLayout>
  );
}
