import { Modal, type DialogProps } from '../Dialog/Dialog.tsx';

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** The edge that it slides in from, relative to the reading direction. Default `end`. */
  side?: 'start' | 'end' | undefined;
}

/** A modal panel along a side of the window, at full height: details of a row, a cart, a menu. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal {...props} place={side} />;
}

export type BottomSheetProps = Omit<DialogProps, 'size'>;

/**
 * A modal sheet from the bottom at every width, for filters and choices within reach of the thumb. For a window centred on
 * desktops use `Dialog`, which becomes a sheet on phones.
 */
export function BottomSheet(props: BottomSheetProps) {
  return <Modal {...props} place="bottom" />;
}
