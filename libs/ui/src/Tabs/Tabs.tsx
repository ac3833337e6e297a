import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import { memo, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useDirection } from '../element/hydration.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem<Key extends string> {
  key: Key;
  text: ReactNode;
  icon?: ReactNode;
  /** After the text: a count. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** What the tab shows; only the chosen one is in the page. */
  content: ReactNode;
}

export interface TabsProps<Key extends string> {
  label: string;
  value: Key;
  onValueChange: (key: Key) => void;
  items: readonly TabItem<Key>[];
  /** `bar`: one control with equal parts, for forms. `line`: underlined words, for pages; more than fit move sideways. */
  look?: 'bar' | 'line' | undefined;
}

/** What fades out at the edges of a row that is longer than its place, in px. */
const FADE = 40;

/** What a tab shows; it is not drawn once more while it is being left. */
const Content = memo(
  function Content({ children }: { isLeft: boolean; children: ReactNode }) {
    return children;
  },
  (_before, { isLeft }) => isLeft,
);

/** Several views in one place. Arrow keys move along the tabs; in right-to-left pages the other way around. */
export function Tabs<Key extends string>({ label, value, onValueChange, items, look = 'bar' }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  // A tab answers the press at once; what it shows may be a whole form, and takes the place of the other when it is drawn.
  const shown = useDeferredValue(value);
  const content = items.find(({ key }) => key === shown)?.content;
  // The chosen tab is brought into sight, without moving the page.
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

/** Marks a row that moves sideways with the sides at which there is more (`data-more="start end"`), for the fade at its edges. */
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
