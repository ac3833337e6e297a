import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'aria-label' | 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'filled' | 'outline' | undefined;
  size?: 's' | 'm' | undefined;
  /** A small count on the corner; say it in `label` too. */
  count?: string | number | undefined;
  render?: RenderElement | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square button whose only content is an icon. Its target is at least 44 px (`m`) or 36 px (`s`). */
export function IconButton({ label, icon, variant = 'plain', size = 'm', count, render, className, ...rest }: IconButtonProps) {
  const look = classNames(styles.iconButton, styles.variants[variant], styles.sizes[size], className);
  const content = (
    <>
      <IconFace label={label}>{icon}</IconFace>
      {count !== undefined && (
        // Drawn by CSS, not written: the accessible name tells the count in words, which need not contain its digits (Arabic has a word for
        // one message).
        <span className={styles.count} data-count={count} aria-hidden />
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

/**
 * The icon of a button without text, filling the button so that a hovering pointer sees the button's name as a tooltip. The title
 * is not on the button itself: there it would equal the accessible name, and screen readers would read it twice.
 */
export function IconFace({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.face} title={label} aria-hidden>
      {children}
    </span>
  );
}
