import { cloneElement, lazy, Suspense, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import type { RenderElement } from '../element/render-as.ts';

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
  /** Of a set with one choice: shows the tick and says so. */
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

interface TriggerProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  onClick?: React.MouseEventHandler<HTMLButtonElement> | undefined;
  'aria-haspopup'?: 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
}

const loadPopup = () => import('./MenuPopup.tsx');
const MenuPopup = lazy(loadPopup);

/** A list of actions below a button, with arrow keys and type-ahead. Its code is fetched when it first opens. */
export function Menu({ trigger, ...content }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onClick: () => {
          setWanted(true);
          setOpen(!open);
        },
      })}
      {wanted && (
        <Suspense fallback={null}>
          <MenuPopup {...content} anchor={anchor} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
