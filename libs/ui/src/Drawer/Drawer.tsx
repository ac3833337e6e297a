import { Modal, type DialogProps } from '../Dialog/Dialog.tsx';

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** The edge that it comes from, by the direction of reading. Default `end`. */
  side?: 'start' | 'end' | undefined;
}

/** A modal panel along a side of the window, as high as the window: details of a row, a cart, a menu. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal {...props} place={side} />;
}
