import type { ReactNode } from 'react';
import { face } from './IconFace.css.ts';

/**
 * The picture of a button that has no text, as large as the button: it tells a resting pointer the button's name. Not the
 * button's own title: equal to its name, that would be read out a second time, as its description.
 */
export function IconFace({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={face} title={label} aria-hidden>
      {children}
    </span>
  );
}
