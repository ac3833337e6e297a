import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** As wide as its place. */
  block?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  /** Shown before the text. */
  icon?: ReactNode;
  /** Shown after the text, such as an arrow that leads on. */
  iconEnd?: ReactNode;
  /** The work that a press began goes on: the width stays, presses do nothing, `loadingText` is announced. */
  loading?: boolean | undefined;
  loadingText?: string | undefined;
  /** The element that gets the look instead of a `<button>`: `render={<Link to="/rng" />}`. Takes no `loading`. */
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
  if (render) return renderAs(render, { className: look, children: content });
  return (
    <button
      type={type}
      className={classNames(look, loading && styles.loading)}
      // Not `disabled`: a button that is working keeps the focus and stays reachable.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        // The second press of a double click comes before the form could say that it is being sent.
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
