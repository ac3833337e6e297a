// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { useCentreRoute } from '@parlour/routes';
import { Select } from '@parlour/ui';

/** Whose rows the address requests: those of an account in the team or the agent's own, alone or with everything below. */
export function useScope() {
  const { account, side } = useCentreRoute();
  const isAlone = side === 'self';
  const query = { ...(account !== undefined && { account }), ...(isAlone && { only: 'self' as const }) };
  return { query, isAlone, isNarrowed: account !== undefined || isAlone };
}

/** Whether a list shows the whole team or the account alone; kept in the address. */
export function OwnOrTeam() {
  const { t } = useLingui();
  const { change } = useCentreRoute();
  const { isAlone } = useScope();
  return (
    <Select
      label={t`Rows of`}
      value={isAlone ? 'self' : 'team'}
      onChange={({ currentTarget }) => change({ side: currentTarget.value === 'self' ? 'self' : undefined, pageNo: undefined })}
      options={[
        { value: 'team', text: t`The whole team` },
        { value: 'self', text: t`The account alone` },
      ]}
    />
  );
}
