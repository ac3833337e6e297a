/**
 * Facts that a text may name in braces, such as `{minDeposit}`. They are filled from the merchant's settings when the text is shown, so
 * that help never contradicts the cashier (content N41).
 */
const contentSlots = [
  'siteName',
  'currency',
  'minimumAge',
  'licence',
  'minDeposit',
  'maxDeposit',
  'minWithdrawal',
  'maxWithdrawal',
  'withdrawalTime',
  'supportEmail',
] as const;
export type ContentSlot = (typeof contentSlots)[number];

const slotPattern = /\{([\w.-]*)\}/g;

/** The names that a text has in braces, known or not. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(slotPattern)].map(([, name]) => name!);
}

export const isContentSlot = (name: string): name is ContentSlot => contentSlots.some((slot) => slot === name);

/**
 * The figures of promotions that a text names, such as `{spring-gift.percent}`: the promotion's code and the figure. They exist while the
 * promotion is open (content N32).
 */
export function figuresIn(text: string): string[] {
  return slotsIn(text).filter((name) => name.includes('.'));
}

/** Fills the slots of a text; a slot without a value stays as written. In HTML, values are escaped as text. */
export function fillSlots(text: string, values: Readonly<Partial<Record<string, string>>>, { html = false } = {}): string {
  return text.replace(slotPattern, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return html ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : value;
  });
}
