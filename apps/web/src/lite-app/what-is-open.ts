// @flag liteApp
import { pages } from '@parlour/routes';

/** What the visitor may be in the middle of. */
export interface Open {
  game: boolean;
  /** A form, a dialog or the cashier. */
  work: boolean;
}

const cashier: readonly string[] = [pages.deposit.path, pages.withdraw.path];

/** What is open on the page at this path; `gamePage` is true for a page that is one game. */
export function whatIsOpen(pathname: string, gamePage: boolean, shown: ParentNode = document): Open {
  return {
    game: gamePage || [...shown.querySelectorAll('iframe')].some(isOpen),
    work:
      cashier.includes(pathname) ||
      [...shown.querySelectorAll('[role=dialog], [role=alertdialog], main form:not([role=search])')].some(isOpen),
  };
}

/**
 * Not what the visitor has left: React keeps a page without a box until the next one has been fetched, and a dialog that is closed
 * stays until it has faded.
 */
function isOpen(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest('[data-closed]') === null;
}
