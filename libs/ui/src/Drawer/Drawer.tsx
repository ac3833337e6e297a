import { Modal, type DialogProps } from '../Dialog/Dialog.tsx';

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** The edge that it slides in from, relative to the reading direction. Default `end`. */
  side?: 'start' | 'end' | undefined;
}

/** A modal panel along a side of the window, at full height: details of a row, a cart, a menu. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal {...props} place={side} />;
}
