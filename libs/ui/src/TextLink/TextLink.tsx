import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  children: ReactNode;
  quiet?: boolean | undefined;
  /** A router's link, or a `<button>` that acts like a link in a sentence. */
  render?: RenderElement | undefined;
}

/** A link in running text; `quiet` for lists of links, as in a footer. */
export function TextLink({ children, quiet = false, render, className, ...rest }: TextLinkProps) {
  const look = classNames(quiet ? styles.quiet : styles.link, className);
  if (render) return renderAs(render, { className: look, children });
  return (
    <a className={look} {...(rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
    </a>
  );
}
