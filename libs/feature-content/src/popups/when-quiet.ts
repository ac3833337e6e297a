import { pages } from '@parlour/routes';

/** How long nothing may stand in the way before something opens by itself, in ms. */
const quiet = 1500;

/** Fields that are empty before somebody types; buttons and choices have a value of their own. */
const typed: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'tel', 'password', 'number', 'search']);

/**
 * Calls back once, as soon as nothing would be covered: no game, cashier or dialog is open, nothing is typed, and there is a network
 * (content N22). Returns what calls it off.
 */
export function whenQuiet(act: () => void): () => void {
  const timer = setInterval(() => {
    if (isBusy(location.pathname)) return;
    clearInterval(timer);
    act();
  }, quiet);
  return () => clearInterval(timer);
}

/** Whether something on the page at this path would be covered. */
export function isBusy(path: string): boolean {
  return (
    document.hidden ||
    !navigator.onLine ||
    isMoneyPage(path) ||
    isTyping() ||
    document.querySelector('[role=dialog], [role=alertdialog], iframe') !== null
  );
}

/** Something is being filled in: a field has the focus, or a form of the page holds what was typed. */
function isTyping(): boolean {
  const isField = (element: Element | null) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(textarea, input)');
  return isField(document.activeElement) || [...fields].some(({ type, value }) => typed.has(type) && value !== '');
}

/** The cashier, and pages that are one game. */
function isMoneyPage(path: string): boolean {
  const isCashier = path === pages.deposit.path || path === pages.withdraw.path;
  return isCashier || Object.values(pages).some((page) => 'game' in page && page.path === path);
}
