import { useIsOn } from '@parlour/api';
import { WinnerBoard } from '@parlour/feature-content';
import { Lobby, NewGames, VendorStrip } from '@parlour/feature-games';

/** What of the home page is below the first window: what is new, each category and vendor, winners. */
export function Further() {
  const isOn = useIsOn();
  return (
    <>
      <NewGames />
      <Lobby />
      <VendorStrip />
      {FLAGS.winnerBoard && isOn('winnerBoard') && <WinnerBoard />}
    </>
  );
}
