import { Popover as Base } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { PopoverProps } from './Popover.tsx';
import * as styles from './Popover.css.ts';

interface PopoverPopupProps extends Omit<PopoverProps, 'trigger'> {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The popup, which `Popover` loads when it first opens. */
export default function PopoverPopup({
  anchor,
  open,
  onOpenChange,
  title,
  hideTitle = false,
  closeText,
  children,
  align = 'center',
}: PopoverPopupProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The trigger toggles the popover itself, so a press on it must not count as a press outside.
        if (!next && event.target instanceof Node && anchor.current?.contains(event.target)) return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} sideOffset={8} collisionPadding={12} className={styles.positioner}>
          <Base.Popup className={styles.popup} finalFocus={anchor}>
            <div className={styles.header}>
              <Base.Title className={hideTitle ? visuallyHidden : styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton size="s" label={closeText} icon={<CloseIcon size="s" />} className={styles.close} />} />
            </div>
            <div className={styles.body}>{typeof children === 'function' ? children(() => onOpenChange(false)) : children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
