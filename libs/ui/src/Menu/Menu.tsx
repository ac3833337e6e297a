import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import type { RenderElement } from '../element/compose.ts';
import { useLazyPopup, type TriggerProps } from '../element/use-lazy-popup.tsx';

export interface MenuEntry {
  key: string;
  text: ReactNode;
  icon?: ReactNode;
  /** At the end of the line: a count, a tick. */
  aside?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Keeps the menu open after a press, so that the change can be seen. */
  staysOpen?: boolean | undefined;
  /** A router's link, for entries that navigate. */
  render?: RenderElement | undefined;
  /** For a set with a single choice: shows and announces the tick. */
  checked?: boolean | undefined;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  /** BCP 47 tag when the text is in another language. */
  lang?: string | undefined;
  /** A separator before this entry. */
  separated?: boolean | undefined;
}

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  /** Accessible name of the menu. */
  label: string;
  entries: readonly MenuEntry[];
  /** Above the entries: the account's name and balance. Not interactive, since a menu may contain entries only. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
}

const MenuPopup = lazy(() => import('./MenuPopup.tsx'));

/** A list of actions below a button, with arrow keys and type-ahead. Its code is loaded when it first opens. */
export function Menu({ trigger, ...content }: MenuProps) {
  const { button, popup } = useLazyPopup(trigger, 'menu');
  return (
    <>
      {button}
      {popup && (
        <Suspense fallback={null}>
          <MenuPopup {...content} {...popup} />
        </Suspense>
      )}
    </>
  );
}
