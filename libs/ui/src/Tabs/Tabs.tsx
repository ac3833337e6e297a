import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import { memo, useDeferredValue, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabItem<Key extends string> {
  key: Key;
  text: ReactNode;
  icon?: ReactNode;
  /** After the text: a count. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** The tab's content; only that of the selected tab is in the DOM. */
  content: ReactNode;
}

export interface TabsProps<Key extends string> {
  label: string;
  value: Key;
  onValueChange: (key: Key) => void;
  items: readonly TabItem<Key>[];
  /** `bar`: a control with equal segments, for forms. `line`: underlined words that scroll if they do not fit, for pages. */
  look?: 'bar' | 'line' | undefined;
}

/** Width of the fade at the edges of a row that overflows, in px. */
const FADE = 40;

/** The content of a tab; not rendered again while it is being left. */
const Content = memo(
  function Content({ children }: { isLeft: boolean; children: ReactNode }) {
    return children;
  },
  (_before, { isLeft }) => isLeft,
);

/** Several views in one place. Arrow keys move along the tabs, mirrored in right-to-left pages. */
export function Tabs<Key extends string>({ label, value, onValueChange, items, look = 'bar' }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  // The tab responds to the press at once; its content may be a whole form and follows when it is rendered.
  const shown = useDeferredValue(value);
  const content = items.find(({ key }) => key === shown)?.content;
  // Scroll the selected tab into view without scrolling the page.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-active]');
    if (!list.current || !chosen) return;
    const row = list.current.getBoundingClientRect();
    const tab = chosen.getBoundingClientRect();
    if (tab.left < row.left + FADE || tab.right > row.right - FADE)
      list.current.scrollBy({ left: tab.left + tab.width / 2 - (row.left + row.width / 2) });
  }, [value]);
  useEffect(() => overflowHint(list.current), []);
  return (
    <DirectionProvider direction={useDirection()}>
      <Base.Root value={value} onValueChange={(next: Key) => onValueChange(next)} className={styles.root}>
        <Base.List ref={list} aria-label={label} className={styles.lists[look]} activateOnFocus>
          {items.map((item) => (
            <Base.Tab key={item.key} value={item.key} disabled={item.disabled} className={styles.tabs[look]}>
              {item.icon}
              <span className={styles.text}>{item.text}</span>
              {item.aside}
            </Base.Tab>
          ))}
        </Base.List>
        <Base.Panel value={value} className={styles.panel} aria-busy={shown !== value || undefined}>
          <Content key={shown} isLeft={shown !== value}>
            {content}
          </Content>
        </Base.Panel>
      </Base.Root>
    </DirectionProvider>
  );
}

/** Marks a scrolling row with the sides that have more (`data-more="start end"`), for the fade at its edges. */
function overflowHint(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const look = () => {
    const hidden = row.scrollWidth - row.clientWidth;
    // In right-to-left pages the position runs from 0 down.
    const at = Math.abs(row.scrollLeft);
    row.dataset['more'] = [at > 2 && 'start', hidden - at > 2 && 'end'].filter(Boolean).join(' ');
  };
  look();
  const observer = new ResizeObserver(look);
  observer.observe(row);
  for (const child of row.children) observer.observe(child);
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', look);
  };
}

const never = () => () => undefined;

/** The page's direction. Pages are prerendered as left-to-right and corrected after hydration. */
function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}
