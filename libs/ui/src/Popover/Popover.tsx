import { cloneElement, lazy, Suspense, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';

export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  closeText: string;
  /** Anything, also fields and buttons; as a function it can close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'center' | 'end' | undefined;
}

interface TriggerProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  onClick?: React.MouseEventHandler<HTMLButtonElement> | undefined;
  'aria-haspopup'?: 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
}

const PopoverPopup = lazy(() => import('./PopoverPopup.tsx'));

/** A small window beside the button that opens it; the page around it stays usable, and a press there closes it. */
export function Popover({ trigger, ...content }: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => {
          setWanted(true);
          setOpen(!open);
        },
      })}
      {wanted && (
        <Suspense fallback={null}>
          <PopoverPopup {...content} anchor={anchor} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
