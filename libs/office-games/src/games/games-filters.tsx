import { useLingui } from '@lingui/react/macro';
import { gameClasses, gameTypes } from '@parlour/domain';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { useSettled, lineTexts } from '@parlour/office-ui';
import { SearchField, Select, type SelectOption } from '@parlour/ui';
import { useState } from 'react';
import { classWords } from '../words.ts';

/** As in the address; the gateway refuses unknown words. */
export interface GameFilters {
  name?: string | undefined;
  vendor?: string | undefined;
  line?: string | undefined;
  class?: string | undefined;
  state?: string | undefined;
  flag?: string | undefined;
}

interface GamesFiltersProps {
  merchant: string | undefined;
  filters: GameFilters;
  onFilter: (change: GameFilters) => void;
}

/** The filters of the list of games; states and marks belong to a merchant. */
export function GamesFilters({ merchant, filters, onFilter }: GamesFiltersProps) {
  const { t, i18n } = useLingui();
  const [wanted, setWanted] = useState(filters.name ?? '');
  useSettled(wanted.trim() || undefined, filters.name, (name) => onFilter({ name }));
  const vendors = useOfficeQuery('listVendors', { query: { merchant } });
  const choice = (field: keyof GameFilters, label: string, every: string, options: readonly SelectOption[]) => (
    <Select
      label={label}
      hideLabel
      value={filters[field] ?? ''}
      onChange={({ target }) => onFilter({ [field]: target.value || undefined })}
      options={[{ value: '', text: every }, ...options]}
    />
  );
  return (
    <>
      <SearchField
        label={t`Name or code`}
        placeholder={t`Name or code`}
        value={wanted}
        onValueChange={setWanted}
        onSubmit={() => onFilter({ name: wanted.trim() || undefined })}
        clearText={t`Clear`}
      />
      {choice(
        'line',
        t`Line`,
        t`Every line`,
        gameTypes.map((line) => ({ value: line, text: i18n._(lineTexts[line]) })),
      )}
      {choice(
        'vendor',
        t`Vendor`,
        t`Every vendor`,
        (vendors.data?.list ?? []).map(({ code, name }) => ({ value: code, text: name })),
      )}
      {choice(
        'class',
        t`Class`,
        t`Every class`,
        gameClasses.map((each) => ({ value: each, text: i18n._(classWords[each]) })),
      )}
      {choice('state', t`State`, t`Every state`, [
        ...(merchant === undefined
          ? []
          : [
              { value: 'playable', text: t`Offered` },
              { value: 'coming_soon', text: t`Coming soon` },
              { value: 'unavailable', text: t`Not offered` },
            ]),
        { value: 'maintenance', text: t`Under maintenance` },
        { value: 'retired', text: t`Retired` },
      ])}
      {merchant !== undefined &&
        choice('flag', t`Mark`, t`Marked or not`, [
          { value: 'hot', text: t`Hot` },
          { value: 'new', text: t`New` },
        ])}
    </>
  );
}
