import { cloneElement, lazy, Suspense, useEffect, useId, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';

export interface TooltipProps {
  /** A few words. Never the only place for information: touch screens have no hover. */
  text: ReactNode;
  side?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** What it describes: a focusable button or link with its own accessible name. */
  children: ReactElement<AnchorProps>;
}

interface AnchorProps {
  ref?: Ref<HTMLElement> | undefined;
  'aria-describedby'?: string | undefined;
  onPointerEnter?: React.PointerEventHandler | undefined;
  onPointerLeave?: React.PointerEventHandler | undefined;
  onPointerDown?: React.PointerEventHandler | undefined;
  onFocus?: React.FocusEventHandler | undefined;
  onBlur?: React.FocusEventHandler | undefined;
}

const TooltipPopup = lazy(() => import('./TooltipPopup.tsx'));

/** Long enough that a passing pointer does not open it. */
const OPEN_AFTER_MS = 500;
/** Long enough to move the pointer from the button onto the words. */
const CLOSE_AFTER_MS = 150;

/** A hint that appears on hover or keyboard focus; Esc hides it. Its code is loaded when it is first needed. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const turn = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    if (next) setWanted(true);
    timer.current = setTimeout(() => setOpen(next), after);
  };
  return (
    <>
      {cloneElement(children, {
        ref: anchor,
        ...(open && { 'aria-describedby': id }),
        onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && turn(true, OPEN_AFTER_MS),
        onPointerLeave: () => turn(false, CLOSE_AFTER_MS),
        onPointerDown: () => turn(false, 0),
        onFocus: ({ target }) => target.matches(':focus-visible') && turn(true, 0),
        onBlur: () => turn(false, 0),
      })}
      {wanted && (
        <Suspense fallback={null}>
          <TooltipPopup
            id={id}
            text={text}
            side={side}
            anchor={anchor}
            open={open}
            onOpenChange={(next) => turn(next, 0)}
            onStay={() => turn(true, 0)}
            onLeave={() => turn(false, CLOSE_AFTER_MS)}
          />
        </Suspense>
      )}
    </>
  );
}
