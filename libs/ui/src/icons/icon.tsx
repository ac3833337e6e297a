import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../element/compose.ts';
import * as styles from './icon.css.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'ref'> {
  /** The accessible name; without one the icon is decorative. */
  label?: string | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
}

export type IconComponent = ComponentType<IconProps>;

type Drawing = string | readonly string[];

interface IconKind {
  /** Closed shapes that are lightly tinted. */
  tone?: Drawing;
  /** It points along the reading direction, so it is mirrored in right-to-left pages. */
  mirrored?: boolean;
}

const data = (drawing: Drawing): string => (typeof drawing === 'string' ? drawing : drawing.join(''));

/**
 * An icon of the set: one stroke on a 24 px grid with round ends; objects (not actions) have a tinted body. Parts are passed
 * as a list: joining them at the call would keep them in bundles that do not use the icon.
 */
// @__NO_SIDE_EFFECTS__
export function icon(line: Drawing, { tone, mirrored }: IconKind = {}): IconComponent {
  return function Icon({ label, size = 'm', className, ...rest }) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={classNames(styles.icon, styles.sizes[size], mirrored && styles.mirrored, className)}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        {...rest}
      >
        {tone !== undefined && <path d={data(tone)} className={styles.tone} />}
        <path d={data(line)} />
      </svg>
    );
  };
}
