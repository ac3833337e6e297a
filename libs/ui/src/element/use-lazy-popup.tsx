import { cloneElement, useRef, useState, type ReactElement, type Ref, type RefObject } from 'react';

/** Props that a trigger must accept; `Button` and `IconButton` do. */
export interface TriggerProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  onClick?: React.MouseEventHandler<HTMLButtonElement> | undefined;
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
}

export interface LazyPopup {
  /** The trigger with its content; announces whether it is open. */
  button: ReactElement;
  /** Props of the popup; null until it is first needed, when its code is loaded. */
  popup: { anchor: RefObject<HTMLButtonElement | null>; open: boolean; onOpenChange: (open: boolean) => void } | null;
}

/** A button and the popup that it opens. */
export function useLazyPopup(trigger: ReactElement<TriggerProps>, kind: 'dialog' | 'menu'): LazyPopup {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = cloneElement(trigger, {
    ref: anchor,
    'aria-haspopup': kind,
    'aria-expanded': open,
    onClick: () => {
      setWanted(true);
      setOpen(!open);
    },
  });
  return { button, popup: wanted ? { anchor, open, onOpenChange: setOpen } : null };
}
