// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { useCentreRoute } from '@parlour/routes';
import { SearchField } from '@parlour/ui';
import { useState } from 'react';

/** A period's name is the same in every language. */
const example = '2026-08-01';

/** Filters bills by one period, by its name, such as 2026-08-01 or 2026-W31; kept in the address. */
export function PeriodField() {
  const { t } = useLingui();
  const { period = '', change } = useCentreRoute();
  const [typed, setTyped] = useState(period);
  const [shown, setShown] = useState(period);
  // Clearing the filters and Back change the address under the field.
  if (shown !== period) {
    setShown(period);
    setTyped(period);
  }
  const name = typed.trim();
  return (
    <SearchField
      label={t`Period`}
      placeholder={t`Period, such as ${example}`}
      value={typed}
      maxLength={32}
      onValueChange={(next) => {
        setTyped(next);
        if (next === '' && period !== '') change({ period: undefined, pageNo: undefined });
      }}
      // A shorter text is not a period's name.
      onSubmit={() => (name === '' || name.length >= 4) && change({ period: name || undefined, pageNo: undefined })}
      clearText={t`Clear the search`}
    />
  );
}
