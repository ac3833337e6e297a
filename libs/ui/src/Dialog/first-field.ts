const fields = ['input:not([type=hidden], :disabled, [readonly])', 'select:not(:disabled)', 'textarea:not(:disabled)'];
/** What stands beside a form, such as a choice of language, is `data-aside`: nobody came for it. */
const firstField = fields.map((field) => `${field}:not([data-aside] *)`).join();

/**
 * Where a dialog begins: a form at its first field, not at the close button; after a touch not even there, or the keyboard
 * would jump up. A form that is still on its way gets the focus when it comes, unless the reader has done something meanwhile.
 * `true`: wherever the dialog puts it.
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
