import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { RefObject } from 'react';
import type { TooltipProps } from './Tooltip.tsx';
import * as styles from './Tooltip.css.ts';

interface TooltipPopupProps extends Omit<TooltipProps, 'children'> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pointer moved onto the tooltip, which then stays open. */
  onStay: () => void;
  onLeave: () => void;
}

const sides = { top: 'top', bottom: 'bottom', start: 'inline-start', end: 'inline-end' } as const;

/** The popup, which `Tooltip` loads when it is first needed. */
export default function TooltipPopup({ id, text, side = 'top', anchor, open, onOpenChange, onStay, onLeave }: TooltipPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} side={sides[side]} sideOffset={8} collisionPadding={8} className={styles.positioner}>
          <Base.Popup id={id} role="tooltip" className={styles.popup} onPointerEnter={onStay} onPointerLeave={onLeave}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
