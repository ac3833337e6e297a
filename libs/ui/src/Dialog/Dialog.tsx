import { lazy, Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';

export interface DialogProps {
  open: boolean;
  /** Asked with `false` by Esc, the cover, the close button and a pull on the sheet; the owner of the state decides. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean | undefined;
  /** One or two sentences under the title; read out when the dialog opens. */
  description?: ReactNode;
  /** A picture above the title, as in a generic message. */
  icon?: ReactNode;
  /** What the picture warns of or is glad about. */
  mood?: 'plain' | 'win' | 'warning' | 'danger' | undefined;
  children?: ReactNode;
  /** Buttons; always in sight, side by side, or one below the other on phones with the last one on top. */
  footer?: ReactNode;
  /** Name of the close button. */
  closeText: string;
  /** `s` question, `m` form, `l` content, `full` whole window (a game). On phones the first three are a sheet from below. */
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  /** Does a press on the cover close it? Default true (specification 2). */
  coverCloses?: boolean | undefined;
  /** Nothing of the page behind it is seen. */
  opaque?: boolean | undefined;
  /** Without: no close button, and neither Esc nor the cover nor a pull closes. Default true. */
  closable?: boolean | undefined;
  /** An interruption that wants an answer. */
  alert?: boolean | undefined;
  /** Closes by itself after so many milliseconds. */
  autoCloseMs?: number | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where the focus goes afterwards when what opened the dialog is gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A dialog, or what is built like one and stands elsewhere: `Drawer`, `BottomSheet`. */
export interface ModalProps extends DialogProps {
  place?: 'center' | 'bottom' | 'start' | 'end' | undefined;
}

const loadPopup = () => import('./DialogPopup.tsx');
const DialogPopup = lazy(loadPopup);

/** Fetches the code of dialogs before the first is opened, for instance when the page is idle. */
export async function preloadDialog(): Promise<void> {
  await loadPopup();
}

/**
 * A modal dialog: keeps the focus inside and gives it back, closes by Esc, locks the page's scroll and restores it. On
 * phones it is a sheet from below that a finger can pull away. Its code is fetched when it first opens, so a page may hold
 * many that are never seen.
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} />;
}

/** What dialogs, drawers and bottom sheets have in common. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(false);
  // By an effect, so that a page rendered at build time never waits for a dialog's code.
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
