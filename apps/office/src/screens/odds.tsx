import { PacksScreen } from '@parlour/office-lottery';
import { usePlace } from './use-place.ts';

export function Odds() {
  const { merchant, inAddress, goTo } = usePlace();
  return <PacksScreen key={inAddress} merchant={merchant} onOpen={({ merchant: at, pack }) => goTo(`/m/${at}/odds/${pack}`)} />;
}
