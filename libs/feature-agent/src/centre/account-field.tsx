// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { useCentreRoute } from '@parlour/routes';
import { SearchField } from '@parlour/ui';
import { useState } from 'react';

/** Filters a list by one account of the team and everything below it; kept in the address. */
export function AccountField() {
  const { t } = useLingui();
  const { account = '', change } = useCentreRoute();
  const [typed, setTyped] = useState(account);
  const [shown, setShown] = useState(account);
  // Clearing the filters and Back change the address under the field.
  if (shown !== account) {
    setShown(account);
    setTyped(account);
  }
  return (
    <SearchField
      label={t`Account with its team`}
      placeholder={t`Whole username`}
      value={typed}
      maxLength={60}
      onValueChange={(next) => {
        setTyped(next);
        if (next === '' && account !== '') change({ account: undefined, pageNo: undefined });
      }}
      onSubmit={() => change({ account: typed.trim() || undefined, pageNo: undefined })}
      clearText={t`Clear the search`}
    />
  );
}
