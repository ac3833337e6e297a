import { pages } from '@parlour/routes';

/** How long the page must be quiet before something opens by itself, in ms. */
const quiet = 1500;

/** Input types that are empty before somebody types; buttons and choices always have a value. */
const typed: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'tel', 'password', 'number', 'search']);

/**
 * Calls back once, as soon as nothing would be covered: no game, cashier or dialog is open, nothing is being typed, and the network is up
 * (content N22). Returns a function that cancels it.
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

/** Whether something is being filled in: a field has the focus, or a form contains typed input. */
function isTyping(): boolean {
  const isField = (element: Element | null) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main form :is(textarea, input)');
  return isField(document.activeElement) || [...fields].some(({ type, value }) => typed.has(type) && value !== '');
}

/** Whether it is the cashier, or a page that is a game. */
function isMoneyPage(path: string): boolean {
  const isCashier = path === pages.deposit.path || path === pages.withdraw.path;
  return isCashier || Object.values(pages).some((page) => 'game' in page && page.path === path);
}
