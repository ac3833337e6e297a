import { Trans, useLingui } from '@lingui/react/macro';
import { useApi, useLanguage, winnersQuery, type Schema } from '@parlour/api';
import { formatMoney, fromWire } from '@parlour/domain';
import { Badge, Money, SectionHeader, Stack, TrophyIcon } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { JackpotCounter } from './jackpot-counter.tsx';
import * as styles from './winner-board.css.ts';

/** The three biggest winners, and the others in a list that scrolls (specification 2). Demonstration entries say so. */
export function WinnerBoard() {
  const { data } = useSuspenseQuery(winnersQuery(useApi(), useLanguage()));
  if (data.list.length === 0) return null;
  const biggest = data.list.slice(0, 3);
  const others = data.list.slice(3);
  return (
    <section aria-labelledby="winners-title">
      <Stack gap="4">
        <SectionHeader id="winners-title" icon={<TrophyIcon />} title={<Trans>Winners</Trans>} />
        {FLAGS.jackpotCounter && data.jackpot.simulated && <JackpotCounter />}
        <ol className={styles.podium}>
          {biggest.map((entry, index) => (
            <Winner key={`${entry.customerName}-${index}`} entry={entry} large />
          ))}
        </ol>
        {others.length > 0 && (
          // A list that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <ol className={styles.others} start={4} tabIndex={0} aria-labelledby="winners-title">
            {others.map((entry, index) => (
              <Winner key={`${entry.customerName}-${index}`} entry={entry} />
            ))}
          </ol>
        )}
      </Stack>
    </section>
  );
}

function Winner({ entry, large = false }: { entry: Schema<'WinnerBoard'>['list'][number]; large?: boolean }) {
  const { i18n } = useLingui();
  return (
    <li className={large ? styles.large : styles.small}>
      <img
        className={styles.picture}
        src={entry.iconUrl}
        alt=""
        width={large ? 60 : 36}
        height={large ? 80 : 48}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.words}>
        <bdi className={styles.name}>{entry.customerName}</bdi>
        <span className={styles.game}>{entry.gameName}</span>
        <Money text={formatMoney(fromWire(entry.winAmount), i18n.locale)} mood="win" size={large ? 'l' : 'm'} />
      </div>
      {entry.simulated && (
        <Badge>
          <Trans>Demonstration</Trans>
        </Badge>
      )}
    </li>
  );
}
