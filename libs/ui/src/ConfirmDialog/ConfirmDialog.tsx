import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  confirmText: string;
  /** Without it there is nothing to cancel: a notice with one button. */
  cancelText?: string | undefined;
  closeText: string;
  /** The dialog does not close by itself: close it when the work is done. */
  onConfirm: () => void;
  /** The work is in progress: the dialog cannot be closed. */
  busy?: boolean | undefined;
  /** For what cannot be undone: a red button, and the focus starts on Cancel. */
  destructive?: boolean | undefined;
  /** Receives the focus on closing if the element that opened the dialog is gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

/** A question with two answers (log out?), or a notice with one (needs a real account). */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  icon,
  confirmText,
  cancelText,
  closeText,
  onConfirm,
  busy = false,
  destructive = false,
  finalFocus,
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      icon={icon}
      mood={destructive ? 'danger' : 'plain'}
      size="s"
      closeText={closeText}
      closable={!busy}
      finalFocus={finalFocus}
      initialFocus={destructive && cancelText !== undefined ? cancel : confirm}
      footer={
        <>
          {cancelText !== undefined && (
            <Button ref={cancel} variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
              {cancelText}
            </Button>
          )}
          <Button ref={confirm} variant={destructive ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
