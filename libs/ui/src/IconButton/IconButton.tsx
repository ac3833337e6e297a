import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import * as styles from './IconButton.css.ts';
import { IconFace } from './IconFace.tsx';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'aria-label' | 'children'> {
  /** The accessible name; also what a pointer is told that rests on it. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'filled' | 'outline' | undefined;
  size?: 's' | 'm' | undefined;
  /** A small count on the corner; say it in `label` too. */
  count?: ReactNode;
  render?: RenderElement | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square button whose only content is a picture. Its target is at least 44 px (`m`) or 36 px (`s`). */
export function IconButton({ label, icon, variant = 'plain', size = 'm', count, render, className, ...rest }: IconButtonProps) {
  const look = classNames(styles.iconButton, styles.variants[variant], styles.sizes[size], className);
  const content = (
    <>
      <IconFace label={label}>{icon}</IconFace>
      {count !== undefined && count !== null && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </>
  );
  if (render) return renderAs(render, { className: look, 'aria-label': label, children: content });
  return (
    <button type="button" className={look} aria-label={label} {...rest}>
      {content}
    </button>
  );
}
