// @flag lottery
import { classNames } from '@parlour/ui';
import * as styles from './result.css.ts';

interface RaceTrackProps {
  /** The cars in finishing order; undefined during the race. */
  order: readonly string[] | undefined;
  /** How many take part. */
  cars: number;
  /** The places, from 0, of the player's own cars. */
  own: ReadonlySet<number>;
}

/** The finish of a race, or the race itself. Decorative: the text beside it gives the order. */
export function RaceTrack({ order, cars, own }: RaceTrackProps) {
  const shown = order ?? Array.from({ length: cars }, (_, at) => String(at + 1));
  return (
    <div className={styles.track} aria-hidden>
      {shown.map((car, at) => (
        <div key={car} className={styles.lane}>
          <span className={styles.laneNumber}>{order ? at + 1 : ''}</span>
          <span className={classNames(styles.square, styles.carColor[Number(car)], order && own.has(at) && styles.litCar)}>
            <span className={styles.squareText}>{car}</span>
          </span>
          <span className={classNames(styles.course, order && styles.behind[Math.min(at, styles.lastBehind)])}>
            <Car number={car} className={classNames(order ? styles.finished : styles.racing, styles.order[at])} />
          </span>
        </div>
      ))}
    </div>
  );
}

function Car({ number, className }: { number: string; className: string }) {
  return (
    <svg viewBox="0 0 48 20" className={classNames(styles.car, styles.carColor[Number(number)], className)}>
      <path d="M2 14V9l9-2 6-5h13l7 5 9 2v5z" fill="currentColor" />
      <path d="M18 3.5h5V8h-9zM25 3.5h4.5L34 8h-9z" fill="#fff" fillOpacity="0.55" />
      <circle cx="12" cy="15" r="4" fill="#15171d" />
      <circle cx="37" cy="15" r="4" fill="#15171d" />
    </svg>
  );
}
