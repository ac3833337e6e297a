// @flag announcements
/** Titles on a page, and from how many on they stand on pages at all (specification 2). */
const PER_PAGE = 9;
const PAGED_ABOVE = 10;

interface Identified {
  readonly id: string;
}

/** The titles of one page, from 1; all of them if they are few. */
export function announcementPage<T extends Identified>(all: readonly T[], page: number): { list: readonly T[]; totalPages: number } {
  if (all.length <= PAGED_ABOVE) return { list: all, totalPages: 1 };
  return { list: all.slice((page - 1) * PER_PAGE, page * PER_PAGE), totalPages: Math.ceil(all.length / PER_PAGE) };
}

/** The page that an announcement is on; the first if it is not in the list. */
export function pageOf(all: readonly Identified[], id: string | undefined): number {
  if (all.length <= PAGED_ABOVE) return 1;
  return Math.max(0, Math.floor(all.findIndex((one) => one.id === id) / PER_PAGE)) + 1;
}
