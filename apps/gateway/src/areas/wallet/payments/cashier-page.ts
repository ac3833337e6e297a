import { formatMoney, fromDecimal, languages, type Currency, type LanguageCode } from '@parlour/domain';
import { cashierStyle } from './cashier-style.ts';
import { cashierTexts, type CashierTexts } from './cashier-texts.ts';
import type { Payment } from './payment-token.ts';

export type Decision = 'approve' | 'decline' | 'abandon';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

function page(language: LanguageCode, content: string): string {
  const texts = cashierTexts[language];
  const { tag, direction } = languages[language];
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(texts.title)}</title><style>${cashierStyle}</style></head>
<body><main><h1>${escaped(texts.title)}</h1><p class="sandbox">${escaped(texts.sandbox)}</p>
${content}
</main></body></html>`;
}

function button(decision: Decision, token: string, label: string): string {
  return `<form method="post" action="/pay/${decision}"><input type="hidden" name="token" value="${escaped(token)}"><button class="${decision}">${escaped(label)}</button></form>`;
}

function back(payment: Payment, texts: CashierTexts): string {
  return `<a class="back" href="${escaped(payment.returnUrl)}">${escaped(texts.back)}</a>`;
}

function facts(payment: Payment, texts: CashierTexts): string {
  const amount = formatMoney(fromDecimal(payment.amount, payment.currency as Currency), languages[payment.language].formatTag);
  const method = payment.method ? `\n<dt>${escaped(texts.method)}</dt><dd>${escaped(texts.methods[payment.method])}</dd>` : '';
  return `<dl><dt>${escaped(texts.payTo)}</dt><dd>${escaped(payment.merchantName)}</dd>
<dt>${escaped(texts.amount)}</dt><dd class="amount"><bdi>${escaped(amount)}</bdi> <small>${escaped(payment.currency)}</small></dd>${method}</dl>`;
}

/** The page on which the player decides. */
export function decisionPage(payment: Payment, token: string): string {
  const texts = cashierTexts[payment.language];
  const buttons = (['approve', 'decline', 'abandon'] as const).map((decision) => button(decision, token, texts[decision]));
  return page(payment.language, facts(payment, texts) + buttons.join('\n'));
}

/** Says what went wrong; with a decision given, offers to try that again. */
export function problemPage(
  payment: Payment,
  problem: 'unreachable' | 'decided' | 'expired',
  retry?: { decision: Decision; token: string },
): string {
  const texts = cashierTexts[payment.language];
  const again = retry ? button(retry.decision, retry.token, texts.retry) : '';
  return page(payment.language, `${facts(payment, texts)}<p role="alert">${escaped(texts[problem])}</p>${again}${back(payment, texts)}`);
}

/** For an address that this cashier's gateway did not make: nothing in it is believed, so it is in English. */
export function brokenPage(): string {
  return page('EN', `<p role="alert">${escaped(cashierTexts.EN.broken)}</p>`);
}
