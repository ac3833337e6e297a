import { classNames } from '../element/compose.ts';
import * as styles from './Emblem.css.ts';

export type EmblemProps = { size?: keyof typeof styles.sizes | undefined } & (
  | {
      /** A rank on a winner board. */
      rank: 1 | 2 | 3;
      level?: undefined;
      /** For screen readers: "First place". */
      label: string;
      /** The number in the locale's digits. */
      text?: string | undefined;
    }
  | {
      /** A member's VIP level, from 0. */
      level: number;
      rank?: undefined;
      label: string;
      text?: string | undefined;
    }
);

/** A medal for the first three ranks, or a member's VIP level. Outline and number distinguish them without relying on colour. */
export function Emblem({ rank, level, label, text, size = 'm' }: EmblemProps) {
  return (
    <svg viewBox="0 0 48 48" role="img" aria-label={label} className={classNames(styles.emblem, styles.sizes[size])}>
      {rank === undefined ? <Shield level={level} text={text ?? `${level}`} /> : <Medal rank={rank} text={text ?? `${rank}`} />}
    </svg>
  );
}

// A twelve-pointed star, a hexagon and a diamond.
const medals = {
  1: {
    metal: 'gold',
    outline:
      'M24 14l3.1 3.3 4.4-1.2 1.2 4.4 4.3 1.4-1.2 4.3L39 29.5l-3.2 3.3 1.2 4.3-4.4 1.3-1.1 4.3-4.4-1.1L24 45l-3.1-3.4-4.4 1.1-1.1-4.3-4.4-1.3 1.2-4.3L9 29.5l3.2-3.3-1.2-4.3 4.3-1.4 1.2-4.4 4.4 1.2z',
  },
  2: { metal: 'silver', outline: 'M24 14.5l13 7.5v15l-13 7.5-13-7.5v-15z' },
  3: { metal: 'bronze', outline: 'M24 13l16.5 16.5L24 46 7.5 29.5z' },
} as const;

function Medal({ rank, text }: { rank: 1 | 2 | 3; text: string }) {
  const { metal, outline } = medals[rank];
  return (
    <>
      <path d="M13 2h9l5 14-6 3z" className={styles.ribbons.first} />
      <path d="M35 2h-9l-5 14 6 3z" className={styles.ribbons.second} />
      <path d={outline} className={styles.metals[metal]} />
      <circle cx="24" cy="29.5" r="9" className={styles.shine} />
      <text x="24" y="35" className={styles.figure}>
        {text}
      </text>
    </>
  );
}

/** A plain shield up to level 3, with wings up to 6, with a crown above that. Stars below the number count within each three. */
function Shield({ level, text }: { level: number; text: string }) {
  const stars = level === 0 ? 0 : ((level - 1) % 3) + 1;
  return (
    <>
      {level > 3 && <path d="M11 16C6 15 3 12 1 9c0 9 3 15 10 18zM37 16c5-1 8-4 10-7 0 9-3 15-10 18z" className={styles.gilt} />}
      {level > 6 && <path d="M15 9l1-7 5 4 3-5 3 5 5-4 1 7z" className={styles.gilt} />}
      <path d="M24 9l13 4v14c0 9-6 15-13 19-7-4-13-10-13-19V13z" className={styles.shield} />
      <text x="24" y={stars === 0 ? 33 : 30} className={classNames(styles.onShield, text.length > 2 && styles.small)}>
        {text}
      </text>
      {Array.from({ length: stars }, (_, index) => (
        <path
          key={index}
          transform={`translate(${24 + (index - (stars - 1) / 2) * 7} 36.5)`}
          d="M0-3l.9 2 2.1.3-1.5 1.5.4 2.2L0 2l-1.9 1 .4-2.2L-3-.7l2.1-.3z"
          className={styles.gilt}
        />
      ))}
    </>
  );
}
