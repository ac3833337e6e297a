import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { classNames } from '../element/compose.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.ts';
import * as styles from './AppFrame.css.ts';
import * as sidePanel from './side-panel.css.ts';

export interface AppFrameProps {
  /** A `HeaderBar`. */
  header?: ReactNode;
  /** The side menu; without one (game pages) the content takes the full width. */
  side?: ReactNode;
  sideLabel: string;
  /** Whether the side menu is open below desktop width, where it is a panel that slides in. */
  sideOpen: boolean;
  onSideOpenChange: (open: boolean) => void;
  /** Between the header and the content, scrolling away with it: the row of categories. */
  bar?: ReactNode;
  /** A `FooterFrame`. */
  footer?: ReactNode;
  /** A `FloatingBar`. */
  floating?: ReactNode;
  /** A `BottomBar`; phones and tablets only. */
  bottomBar?: ReactNode;
  /** Above everything else: the offline banner. */
  notice?: ReactNode;
  /** "Skip to content". */
  skipText: string;
  closeSideText: string;
  children: ReactNode;
}

const desktop = '(min-width: 64rem)';

/**
 * The frame of every page: header, side menu, content, footer, floating bar, bottom bar. The content is `<main id="main">`.
 * On desktops the side menu shows only icons while the document has `data-side="narrow"`. It is an attribute rather than a
 * prop so that a prerendered page is laid out correctly before any script runs.
 */
export function AppFrame({
  header,
  side,
  sideLabel,
  sideOpen,
  onSideOpenChange,
  bar,
  footer,
  floating,
  bottomBar,
  notice,
  skipText,
  closeSideText,
  children,
}: AppFrameProps) {
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(() => onSideOpenChange(false));

  useEffect(() => {
    if (!sideOpen) return;
    const before = document.activeElement;
    const wide = matchMedia(desktop);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onWidth = () => {
      if (wide.matches) close();
    };
    onWidth();
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', onWidth);
    document.documentElement.classList.add(styles.locked);
    panel.current?.focus();
    return () => {
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', onWidth);
      document.documentElement.classList.remove(styles.locked);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [sideOpen]);

  return (
    <div className={classNames(styles.frame, side !== undefined && styles.withSide)}>
      <a href="#main" className={styles.skip}>
        {skipText}
      </a>
      {notice}
      <div className={styles.header} inert={sideOpen}>
        {header}
      </div>
      {side !== undefined && (
        <>
          {/* Keyboard users have Esc and the close button. */}
          <div
            className={classNames(sidePanel.cover, sideOpen && sidePanel.coverShown)}
            onClick={() => onSideOpenChange(false)}
            aria-hidden
          />
          <nav ref={panel} tabIndex={-1} aria-label={sideLabel} className={classNames(sidePanel.side, sideOpen && sidePanel.sideShown)}>
            <IconButton
              label={closeSideText}
              icon={<CloseIcon />}
              className={sidePanel.closeSide}
              onClick={() => onSideOpenChange(false)}
            />
            {side}
          </nav>
        </>
      )}
      <div className={styles.content} inert={sideOpen}>
        {bar}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer}
      </div>
      <div inert={sideOpen}>
        {floating}
        {bottomBar}
      </div>
    </div>
  );
}
