// @flag winnerBoard
import { Trans } from '@lingui/react/macro';
import { useApi, useIsOn, useLanguage, winnersQuery } from '@parlour/api';
import { SectionHeader, Stack, TrophyIcon } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { JackpotCounter } from './jackpot-counter.tsx';
import { podiumOf } from './podium.ts';
import { BigWinner, Demonstration, Winner } from './winner.tsx';
import * as styles from './winner-board.css.ts';

/** The biggest winners, and the others in a scrolling list (specification 2). Demonstration entries are labelled. */
export function WinnerBoard() {
  const isOn = useIsOn();
  const { data } = useSuspenseQuery(winnersQuery(useApi(), useLanguage()));
  if (data.list.length === 0) return null;
  const allSimulated = data.list.every(({ simulated }) => simulated);
  const { podium, others } = podiumOf(
    data.list.map((entry, index) => ({
      key: `${entry.customerName}-${index}`,
      entry,
      simulated: entry.simulated,
      marked: entry.simulated && !allSimulated,
    })),
  );
  return (
    <section aria-labelledby="winners-title">
      <Stack gap="3">
        <SectionHeader id="winners-title" icon={<TrophyIcon />} title={<Trans>Winners</Trans>} aside={allSimulated && <Demonstration />} />
        <div className={styles.board}>
          <div className={styles.biggest}>
            {FLAGS.jackpotCounter && isOn('jackpotCounter') && data.jackpot.simulated && <JackpotCounter />}
            <ol className={styles.podium}>
              {podium.map(({ key, entry, marked }, index) => (
                <BigWinner key={key} entry={entry} marked={marked} rank={index + 1} />
              ))}
            </ol>
          </div>
          {others.length > 0 && (
            // A list that scrolls must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <ol className={styles.others} start={podium.length + 1} tabIndex={0} aria-labelledby="winners-title">
              {others.map(({ key, entry, marked }) => (
                <Winner key={key} entry={entry} marked={marked} />
              ))}
            </ol>
          )}
        </div>
      </Stack>
    </section>
  );
}
