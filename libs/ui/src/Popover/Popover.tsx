import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { useLazyPopup, type TriggerProps } from '../element/use-lazy-popup.tsx';

export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  closeText: string;
  /** Any content, including fields and buttons; as a function it receives a way to close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'center' | 'end' | undefined;
}

const PopoverPopup = lazy(() => import('./PopoverPopup.tsx'));

/** A small window beside the button that opens it. The page stays usable; a press outside closes it. */
export function Popover({ trigger, ...content }: PopoverProps) {
  const { button, popup } = useLazyPopup(trigger, 'dialog');
  return (
    <>
      {button}
      {popup && (
        <Suspense fallback={null}>
          <PopoverPopup {...content} {...popup} />
        </Suspense>
      )}
    </>
  );
}
