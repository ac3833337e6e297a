import { useLingui } from '@lingui/react/macro';
import { gameSorts, type GameListSearch } from '@parlour/routes';
import { Select } from '@parlour/ui';

interface ListSortProps {
  value: GameListSearch['sort'];
  onChange: (sort: GameListSearch['sort']) => void;
}

/** The order of a list; by default the merchant's own. */
export function ListSort({ value, onChange }: ListSortProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Order`}
      hideLabel
      autoComplete="off"
      value={value ?? ''}
      onChange={(event) => onChange(gameSorts.find((sort) => sort === event.target.value))}
      options={[
        { value: '', text: t`Recommended` },
        { value: 'HOT', text: t`Hot first` },
        { value: 'NEW', text: t`New first` },
        { value: 'NAME', text: t`By name` },
      ]}
    />
  );
}
