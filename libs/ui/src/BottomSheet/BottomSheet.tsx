import { Modal, type DialogProps } from '../Dialog/Dialog.tsx';

export type BottomSheetProps = Omit<DialogProps, 'size'>;

/**
 * A modal sheet from the bottom at every width, for filters and choices within reach of the thumb. For a window centred on
 * desktops use `Dialog`, which becomes a sheet on phones.
 */
export function BottomSheet(props: BottomSheetProps) {
  return <Modal {...props} place="bottom" />;
}
