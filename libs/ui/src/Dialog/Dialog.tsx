import { lazy, Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called with `false` by Esc, the backdrop, the close button and pulling the sheet down; the owner of the state decides. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** Beside the close button: another way to go on, such as a link to a separate page. */
  beside?: ReactNode;
  /** One or two sentences under the title; read out when the dialog opens. */
  description?: ReactNode;
  /** A picture above the title, as in a generic message. */
  icon?: ReactNode;
  /** The mood of the picture: a warning, a success and so on. */
  mood?: 'plain' | 'win' | 'warning' | 'danger' | undefined;
  children?: ReactNode;
  /** Buttons; always visible, side by side, or stacked on phones with the last one on top. */
  footer?: ReactNode;
  /** Accessible name of the close button. */
  closeText: string;
  /** `s` question, `m` form, `l` content, `full` whole window (a game). On phones the first three are a sheet from below. */
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  /** Whether pressing the backdrop closes it. Default true (specification 2). */
  coverCloses?: boolean | undefined;
  /** Hides the page behind it completely. */
  opaque?: boolean | undefined;
  /** If false, there is no close button, and neither Esc, the backdrop nor a pull closes it. Default true. */
  closable?: boolean | undefined;
  /** An alert dialog: an interruption that requires an answer. */
  alert?: boolean | undefined;
  /** Closes by itself after this many milliseconds. */
  autoCloseMs?: number | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Receives the focus on closing if the element that opened the dialog is gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Props shared by `Dialog`, `Drawer` and `BottomSheet`. */
export interface ModalProps extends DialogProps {
  place?: 'center' | 'bottom' | 'start' | 'end' | undefined;
}

const loadPopup = () => import('./DialogPopup.tsx');
const DialogPopup = lazy(loadPopup);

/** Loads the code of dialogs before the first one opens, for instance when the page is idle. */
export async function preloadDialog(): Promise<void> {
  await loadPopup();
}

/**
 * A modal dialog: traps and restores the focus, closes on Esc, and locks the page's scrolling. On phones it is a bottom
 * sheet that can be pulled down. Its code is loaded when it first opens, so a page may contain many that are never seen.
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} />;
}

/** The common base of dialogs, drawers and bottom sheets. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(false);
  // In an effect, so that prerendering never waits for a dialog's code.
  useEffect(() => {
    if (props.open) setWanted(true);
  }, [props.open]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  );
}
