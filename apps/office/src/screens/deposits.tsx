import { DepositsScreen } from '@parlour/office-money';
import { usePlace } from './use-place.ts';

export function Deposits() {
  const { merchant, inAddress, filters, onFilter, goTo, view } = usePlace();
  return (
    <DepositsScreen
      key={inAddress}
      merchant={merchant}
      filters={filters}
      views={{ screen: 'deposits', ...view }}
      onFilter={(change) => onFilter({ ...change })}
      onMember={(id) => goTo(`/m/${inAddress}/members/${id}?tab=deposits`)}
    />
  );
}
