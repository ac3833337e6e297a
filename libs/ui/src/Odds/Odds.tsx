import { formatOdds, type OddsDisplay } from '@parlour/domain';
import { classNames } from '../element/compose.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Odds.css.ts';

export interface OddsProps {
  /** The decimal price, as the contract carries it: `1.95`. */
  price: string;
  /** The player's choice of format. */
  display: OddsDisplay;
  locale: string;
  /** How the price moved since it was last shown: an arrow, and `movedText` for screen readers. */
  moved?: 'up' | 'down' | undefined;
  movedText?: string | undefined;
}

/** Odds in the format that the player chose. */
export function Odds({ price, display, locale, moved, movedText }: OddsProps) {
  return (
    <span className={classNames(styles.odds, moved && styles.moves[moved])}>
      <bdi>{formatOdds(price, display, locale)}</bdi>
      {moved && (
        <svg viewBox="0 0 10 10" className={styles.arrow} aria-hidden>
          <path d={moved === 'up' ? 'M5 1l5 8H0z' : 'M5 9L0 1h10z'} />
        </svg>
      )}
      {moved && movedText !== undefined && <VisuallyHidden>{movedText}</VisuallyHidden>}
    </span>
  );
}
