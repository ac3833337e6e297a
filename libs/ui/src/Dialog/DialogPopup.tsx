import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { classNames } from '../element/class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.ts';
import type { DialogProps } from './Dialog.tsx';
import * as styles from './Dialog.css.ts';

/** A form starts at its first field, not at the close button; after a touch not even there, or the keyboard would jump up. */
const firstField = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** What `Dialog` fetches when it first opens. */
export default function DialogPopup({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  icon,
  children,
  footer,
  closeText,
  size = 'm',
  coverCloses = true,
  closable = true,
  alert = false,
  autoCloseMs,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || autoCloseMs === undefined) return;
    const timer = setTimeout(() => onOpenChange(false), autoCloseMs);
    return () => clearTimeout(timer);
  }, [open, autoCloseMs, onOpenChange]);

  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && !closable) return details.cancel();
        onOpenChange(next);
      }}
      disablePointerDismissal={!coverCloses || !closable || alert}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.cover} />
        <Base.Viewport className={classNames(styles.viewport, size === 'full' && styles.fullViewport)}>
          <Base.Popup
            className={classNames(styles.popup, styles.sizes[size])}
            {...(alert ? { role: 'alertdialog' } : {})}
            ref={popup}
            initialFocus={
              initialFocus ?? ((opened) => (opened === 'touch' ? true : (popup.current?.querySelector<HTMLElement>(firstField) ?? true)))
            }
            {...(finalFocus ? { finalFocus } : {})}
          >
            <header className={classNames(styles.header, hideTitle && !closable && styles.hidden)}>
              <div className={styles.titles}>
                {icon !== undefined && <span className={styles.icon}>{icon}</span>}
                <Base.Title className={hideTitle ? styles.hidden : styles.title}>{title}</Base.Title>
                {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
              </div>
              {closable && <Base.Close render={<IconButton label={closeText} icon={<CloseIcon />} className={styles.close} />} />}
            </header>
            {children !== undefined && (
              <div ref={reachable} className={size === 'full' ? styles.fullBody : styles.body}>
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

/** Content that is longer than its window is a stop of the keyboard, so that arrow keys can scroll it. */
function reachable(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const look = () => {
    if (element.scrollHeight > element.clientHeight) element.setAttribute('tabindex', '0');
    else element.removeAttribute('tabindex');
  };
  look();
  const observer = new ResizeObserver(look);
  observer.observe(element);
  return () => observer.disconnect();
}
