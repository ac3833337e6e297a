// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { teamAccountsQuery, useApi } from '@parlour/api';
import { SearchField, Select } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@parlour/loaded';

interface AccountPickerProps {
  /** Empty: none yet. */
  value: string;
  onValueChange: (account: string) => void;
  error?: string | undefined;
}

/** The most that one answer contains. */
const most = 100;

/** Chooses a direct downline; if there are many, by the beginning of the username. */
export function AccountPicker({ value, onValueChange, error }: AccountPickerProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const team = useQuery(teamAccountsQuery(useApi(), { pageSize: most, ...(asked !== undefined && { search: asked }) }));
  if (!team.data && team.error) return <LoadFailure title={t`The accounts could not be loaded`} query={team} />;
  const list = team.data?.list.map(({ account }) => account) ?? [];
  const isCut = (team.data?.page.totalPages ?? 1) > 1;
  return (
    <>
      {(isCut || asked !== undefined) && (
        <SearchField
          label={t`Search usernames`}
          placeholder={t`Username begins with`}
          value={typed}
          maxLength={60}
          onValueChange={(next) => {
            setTyped(next);
            if (next === '') setAsked(undefined);
          }}
          onSubmit={() => setAsked(typed.trim() || undefined)}
          clearText={t`Clear the search`}
        />
      )}
      <Select
        label={t`Account`}
        required
        placeholder={t`Choose an account`}
        hint={isCut ? t`The first ${i18n.number(most)} are listed. Search for the others.` : undefined}
        error={error}
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        options={[...(value !== '' && !list.includes(value) ? [value] : []), ...list].map((account) => ({ value: account, text: account }))}
      />
    </>
  );
}
