import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../element/compose.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.ts';
import type { ModalProps } from './Dialog.tsx';
import * as styles from './Dialog.css.ts';
import { whereToBegin } from './first-field.ts';
import { popups, sizes } from './place.css.ts';
import { SheetHandle } from './SheetHandle.tsx';
import { cover, opaqueCover, viewports } from './viewport.css.ts';
import { aboveKeyboard, reachable } from './window-ties.ts';

/** The modals that are open, the topmost one last. */
const openModals: symbol[] = [];

/**
 * Whether a modal is the topmost one. Sibling dialogs do not know about each other: without this, one press of Esc would
 * close all of them.
 */
function useIsOnTop(isOpen: boolean): () => boolean {
  const id = useRef(Symbol('modal')).current;
  useEffect(() => {
    if (!isOpen) return;
    openModals.push(id);
    return () => void openModals.splice(openModals.indexOf(id), 1);
  }, [isOpen, id]);
  return () => openModals.at(-1) === id;
}

/** The popup, which `Dialog`, `Drawer` and `BottomSheet` load when one of them first opens. */
export default function DialogPopup({
  open,
  onOpenChange,
  title,
  beside,
  hideTitle = false,
  description,
  icon,
  mood = 'plain',
  children,
  footer,
  closeText,
  place = 'center',
  size = 'm',
  coverCloses = true,
  closable = true,
  opaque = false,
  alert = false,
  autoCloseMs,
  initialFocus,
  finalFocus,
}: ModalProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isOnTop = useIsOnTop(open);
  const full = size === 'full';
  const where = full ? 'full' : place;
  const hasContent = children !== undefined && children !== null && children !== false;
  useEffect(() => {
    // Replaces the placeholder that was shown until now (`dialog-place.css.ts`).
    if (open) delete document.documentElement.dataset['opens'];
  }, [open]);
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open || autoCloseMs === undefined) return;
    const timer = setTimeout(() => close(), autoCloseMs);
    return () => clearTimeout(timer);
  }, [open, autoCloseMs]);

  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        const fromAfar = details.reason === 'escape-key' || details.reason === 'outside-press';
        if (!next && (!closable || (fromAfar && !isOnTop()))) {
          // The event may be meant for the dialog on top, which receives the focus only a moment after it opened.
          if (!isOnTop()) details.allowPropagation();
          return details.cancel();
        }
        onOpenChange(next);
      }}
      disablePointerDismissal={!coverCloses || !closable || alert}
    >
      <Base.Portal>
        <Base.Backdrop className={classNames(cover, opaque && opaqueCover)} forceRender />
        <Base.Viewport ref={aboveKeyboard} className={viewports[where]}>
          <Base.Popup
            className={classNames(popups[where], place === 'center' && size !== 'full' && sizes[size])}
            {...(alert ? { role: 'alertdialog' } : {})}
            ref={popup}
            initialFocus={initialFocus ?? ((opened) => whereToBegin(popup.current, opened))}
            {...(finalFocus ? { finalFocus } : {})}
          >
            <SheetHandle place={where} onPull={closable && !alert ? () => onOpenChange(false) : undefined}>
              <header className={classNames(full ? styles.fullHeader : styles.header, hideTitle && !closable && styles.hidden)}>
                <div className={full ? styles.fullTitles : styles.titles}>
                  {icon !== undefined && <span className={styles.icons[mood]}>{icon}</span>}
                  <Base.Title className={hideTitle ? styles.hidden : styles.title}>{title}</Base.Title>
                </div>
                {beside}
                {closable && (
                  <Base.Close render={<IconButton label={closeText} icon={<CloseIcon />} {...(!full && { className: styles.close })} />} />
                )}
              </header>
            </SheetHandle>
            {(hasContent || description !== undefined) && (
              <div ref={reachable} className={full ? styles.fullBody : styles.body}>
                {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
                {children}
              </div>
            )}
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
