import { Modal, type DialogProps } from '../Dialog/Dialog.tsx';

export type BottomSheetProps = Omit<DialogProps, 'size'>;

/**
 * A modal sheet from below on every screen: filters, choices, whatever belongs at the thumb. What should be a window in
 * the middle of a desktop is a `Dialog`, which is a sheet on phones by itself.
 */
export function BottomSheet(props: BottomSheetProps) {
  return <Modal {...props} place="bottom" />;
}
