import { memberIcon, seedOf } from '@parlour/domain';
import { useState } from 'react';
import { classNames } from '../element/compose.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** The person's name, which determines initials, colours and drawing. */
  name: string;
  /** A picture; `look` says what is shown without one, or when it fails to load. */
  src?: string | undefined;
  /** `generated`: a drawing instead of initials, for account names that are not real names. */
  look?: 'initials' | 'generated' | undefined;
  size?: keyof typeof styles.sizes | undefined;
  /** For screen readers; only where the name is not shown next to it. */
  label?: string | undefined;
}

/** A person in a circle. */
export function Avatar({ name, src, look = 'initials', size = 'm', label }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const { initials, tone } = memberIcon(name);
  const shown = src !== undefined && src !== broken;
  return (
    <span
      className={classNames(styles.avatar, styles.sizes[size], styles.tones[tone])}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {shown && <img src={src} alt="" className={styles.picture} onError={() => setBroken(src)} />}
      {!shown && (look === 'initials' ? initials : <Drawing seed={seedOf(name)} />)}
    </span>
  );
}

/** A moon over water; the seed determines the moon's position, the number of waves and what crosses them. */
function Drawing({ seed }: { seed: number }) {
  const pick = (digit: number, choices: number) => Math.floor(seed / 7 ** digit) % choices;
  const moon = 4 + pick(1, 3);
  const at = 12 + pick(2, 4) * 5;
  const waves = 2 + pick(3, 3);
  const turn = pick(4, 8) * 45;
  return (
    <svg viewBox="0 0 40 40" className={styles.picture}>
      <circle cx={at} cy={11 + pick(5, 3) * 2} r={moon} className={styles.shape.pale} />
      {pick(6, 2) === 0 ? (
        <path d="M20 4l3 13 13 3-13 3-3 13-3-13-13-3 13-3z" transform={`rotate(${turn} 20 20)`} className={styles.shape.veil} />
      ) : (
        <circle cx="20" cy="20" r="13" className={styles.shape.line} strokeDasharray={`${4 + pick(7, 4) * 2} 3`} />
      )}
      {Array.from({ length: waves }, (_, index) => (
        <path key={index} d={`M-2 ${26 + index * 4}q5.5-4 11 0t11 0 11 0 11 0V44H-2z`} className={styles.shape.veil} />
      ))}
    </svg>
  );
}
