import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { classNames, renderAs, type RenderElement } from '../element/compose.ts';
import { IconFace } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon } from '../icons/further.ts';
import * as styles from './NavMenu.css.ts';

export interface NavMenuEntry {
  key: string;
  text: ReactNode;
  /** A router's link to the entry itself. */
  render: RenderElement;
  /** Name of the button that opens its panel: "Providers of Slots". */
  openText: string;
  /** The panel is as wide as the row instead of a column below the entry. */
  large?: boolean | undefined;
}

export interface NavMenuProps {
  /** Accessible name of the navigation. */
  label: string;
  entries: readonly NavMenuEntry[];
  /** The content below an entry, called while it is open. `close` is for links that lead elsewhere. */
  panel: (key: string, close: () => void) => ReactNode;
}

/** In ms: a pointer that only crosses an entry opens nothing, and one that leaves the panel briefly may come back. */
const hover = { open: 120, close: 250 };

/**
 * A row of links, each with a panel below it that opens on hover over the entry, or by its button for touch and keyboard. In tab order the
 * panel follows its button; arrow keys move within it, Escape closes it and restores the focus.
 */
export function NavMenu({ label, entries, panel }: NavMenuProps) {
  const row = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<string | null>(null);
  const pressed = useRef(false);

  const show = (key: string | null) => {
    clearTimeout(timer.current);
    setOpen(key);
  };
  const closeFromElsewhere = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !row.current?.contains(event.target)) show(null);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === null) return;
    document.addEventListener('pointerdown', closeFromElsewhere);
    document.addEventListener('focusin', closeFromElsewhere);
    return () => {
      document.removeEventListener('pointerdown', closeFromElsewhere);
      document.removeEventListener('focusin', closeFromElsewhere);
    };
  }, [open]);

  const onHover = (key: string | null) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    if (key === open) return;
    const follow = () => {
      pressed.current = false;
      setOpen(key);
    };
    timer.current = setTimeout(follow, key === null ? hover.close : open === null ? hover.open : 0);
  };
  /** If hovering has opened the panel on the way to the button, the press is not meant to close it. */
  const press = (key: string) => {
    show(open === key && pressed.current ? null : key);
    pressed.current = true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, key: string) => {
    if (event.key === 'Escape' && open === key) {
      show(null);
      event.currentTarget.querySelector<HTMLButtonElement>('[aria-expanded]')?.focus();
    } else if (moves.has(event.key) && open === key && moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <nav ref={row} aria-label={label} className={styles.bar}>
      <ul className={styles.entries}>
        {entries.map(({ key, text, render, openText, large = false }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what happens at its link, button and panel
          <li
            key={key}
            className={styles.entry}
            data-open={open === key ? '' : undefined}
            onPointerEnter={onHover(key)}
            onPointerLeave={onHover(null)}
            onKeyDown={(event) => onKeyDown(event, key)}
          >
            {renderAs(render, { className: styles.link, children: text })}
            <button type="button" aria-label={openText} aria-expanded={open === key} className={styles.opener} onClick={() => press(key)}>
              <IconFace label={openText}>
                <ChevronDownIcon size="s" />
              </IconFace>
            </button>
            {open === key && (
              <div ref={large ? undefined : belowEntry} className={classNames(styles.panel, large ? styles.large : styles.column)}>
                {panel(key, () => show(null))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sets how far from the start of the row an entry is; the style keeps its column within the row. */
function belowEntry(column: HTMLDivElement | null): void {
  const bar = column?.closest('nav')?.getBoundingClientRect();
  const entry = column?.parentElement?.getBoundingClientRect();
  if (!column || !bar || !entry) return;
  const start = getComputedStyle(column).direction === 'rtl' ? bar.right - entry.right : entry.left - bar.left;
  column.style.setProperty('--nav-entry-start', `${start}px`);
}

const moves = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

/** Moves the focus from the entry's button into its panel, and there from one link to the next. False when there is nothing to move to. */
function moveFocus(entry: HTMLLIElement, key: string): boolean {
  const stops = [...entry.querySelectorAll<HTMLElement>(':scope > div a[href], :scope > div button:enabled')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[key]!;
  const opener = entry.querySelector<HTMLElement>('[aria-expanded]');
  const next = to < 0 ? opener : stops[Math.min(to, stops.length - 1)];
  next?.focus();
  return next !== undefined && next !== null;
}
