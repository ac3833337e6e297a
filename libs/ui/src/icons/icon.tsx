import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../element/class-names.ts';
import * as styles from './icon.css.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'ref'> {
  /** The accessible name; without one the picture is decoration beside a text. */
  label?: string | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
}

export type IconComponent = ComponentType<IconProps>;

/** An icon of the set: one stroke on a 24 px grid. `mirrored` for pictures that point along the reading direction. */
export function icon(path: string, mirrored = false): IconComponent {
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
        <path d={path} />
      </svg>
    );
  };
}
