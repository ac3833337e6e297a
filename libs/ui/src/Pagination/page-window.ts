export type PageEntry = { key: string; page: number } | { key: string; page: undefined };

/** The numbers to show: the first, the last, and two around the current page; an entry without a page stands for a gap. */
export function pageWindow(page: number, totalPages: number, around = 2): PageEntry[] {
  const start = Math.max(2, Math.min(page - around, totalPages - 2 * around - 1));
  const end = Math.min(totalPages - 1, Math.max(page + around, 2 * around + 2));
  const entries: PageEntry[] = [{ key: '1', page: 1 }];
  if (start > 2) entries.push({ key: 'before', page: undefined });
  for (let number = start; number <= end; number += 1) entries.push({ key: `${number}`, page: number });
  if (end < totalPages - 1) entries.push({ key: 'after', page: undefined });
  if (totalPages > 1) entries.push({ key: `${totalPages}`, page: totalPages });
  return entries;
}
