import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** Takes the full width of its container. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  /** Shown before the text. */
  icon?: ReactNode;
  /** Shown after the text, such as an arrow. */
  iconEnd?: ReactNode;
  /** Work is in progress: the width stays, presses do nothing, and `loadingText` is announced. */
  loading?: boolean | undefined;
  loadingText?: string | undefined;
  /** The element to style instead of a `<button>`: `render={<Link to="/rng" />}`. It gets the other props too, but for `loading`. */
  render?: RenderElement | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button, or a link that looks like one. Type `button` unless said otherwise, so it never submits by accident. */
export function Button({
  variant = 'primary',
  size = 'm',
  block,
  icon,
  loading = false,
  loadingText,
  render,
  className,
  children,
  onClick,
  type = 'button',
  iconEnd,
  ...rest
}: ButtonProps) {
  const look = classNames(styles.button, styles.variants[variant], styles.sizes[size], block === true && styles.block, className);
  const content = (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
      {iconEnd}
    </>
  );
  if (render) return renderAs(render, { ...rest, ...(onClick && { onClick }), className: look, children: content });
  return (
    <button
      type={type}
      className={classNames(look, loading && styles.loading)}
      // Not `disabled`: a busy button keeps its focus and stays reachable.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        // The second click of a double click arrives before the form can report that it is submitting.
        if (loading || (type === 'submit' && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      <span className={styles.content}>{content}</span>
      {loading && <Spinner size="s" text={loadingText} className={styles.spinner} />}
    </button>
  );
}
