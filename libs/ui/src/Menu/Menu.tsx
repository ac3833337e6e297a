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
  /** The menu stays open after it, so that what it changes can be seen. */
  staysOpen?: boolean | undefined;
  /** A router's link, for entries that lead somewhere. */
  render?: RenderElement | undefined;
  /** Of a set with one choice: shows the tick and announces it. */
  checked?: boolean | undefined;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  /** BCP 47 tag when the text is in another language. */
  lang?: string | undefined;
  /** A line before this entry. */
  separated?: boolean | undefined;
}

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  /** Name of the menu for screen readers. */
  label: string;
  entries: readonly MenuEntry[];
  /** Above the entries: whose account this is, the balance. Nothing to press: a menu may hold entries only. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
}

const MenuPopup = lazy(() => import('./MenuPopup.tsx'));

/** A list of actions below a button, with arrow keys and type-ahead. Its code is fetched when it first opens. */
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
