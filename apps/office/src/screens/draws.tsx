import { DrawsScreen } from '@parlour/office-lottery';
import { usePlace } from './use-place.ts';

export function Draws() {
  const { merchant, inAddress, filters, onFilter, goTo, view } = usePlace();
  return (
    <DrawsScreen
      key={inAddress}
      merchant={merchant}
      filters={filters}
      views={{ screen: 'draws', ...view }}
      onFilter={(change) => onFilter({ ...change })}
      onOpen={({ merchant: at, draw }) => goTo(`/m/${at}/draws/${draw}`)}
    />
  );
}
