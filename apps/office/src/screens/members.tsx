import { MembersScreen } from '@parlour/office-members';
import { usePlace } from './use-place.ts';

export function Members() {
  const { merchant, inAddress, filters, onFilter, goTo, view } = usePlace();
  return (
    <MembersScreen
      key={inAddress}
      merchant={merchant}
      filters={filters}
      views={{ screen: 'members', ...view }}
      onFilter={(change) => onFilter({ ...change })}
      onOpen={({ id }) => goTo(`/m/${inAddress}/members/${id}`)}
    />
  );
}
