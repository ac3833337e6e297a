/** Marks a row that moves sideways with the sides at which there is more (`data-more="start end"`), for the fade at its edges. */
export function overflowHint(row: HTMLElement | null): (() => void) | undefined {
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
