const fields = ['input:not([type=hidden], :disabled, [readonly])', 'select:not(:disabled)', 'textarea:not(:disabled)'];
/** Controls that are not what a dialog was opened for, such as a language selector, are marked `data-aside`. */
const firstField = fields.map((field) => `${field}:not([data-aside] *)`).join();

/**
 * Where the focus goes when a dialog opens: to a form's first field rather than the close button, except after a touch, when
 * the keyboard would pop up. A form that is still loading gets the focus when it appears, unless the user has done something
 * meanwhile. `true` leaves it to the dialog.
 */
export function whereToBegin(popup: HTMLElement | null, opened: string): HTMLElement | true {
  if (opened === 'touch' || !popup) return true;
  const field = popup.querySelector<HTMLElement>(firstField);
  if (!field) waitForField(popup);
  return field ?? true;
}

function waitForField(popup: HTMLElement): void {
  const acted = new AbortController();
  const arrivals = new MutationObserver(() => {
    const field = popup.querySelector<HTMLElement>(firstField);
    if (!field) return;
    acted.abort();
    field.focus();
  });
  acted.signal.addEventListener('abort', () => arrivals.disconnect());
  for (const type of ['keydown', 'pointerdown'] as const) popup.addEventListener(type, () => acted.abort(), { signal: acted.signal });
  arrivals.observe(popup, { childList: true, subtree: true });
}
