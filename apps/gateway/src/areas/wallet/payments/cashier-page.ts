import { formatMoney, fromDecimal, languages, type Currency, type LanguageCode } from '@parlour/domain';
import { textOf, type TextKey } from '../../../kernel/texts/texts.ts';
import { cashierStyle } from './cashier-style.ts';

import type { Payment } from './payment-token.ts';

export type Decision = 'approve' | 'decline' | 'abandon';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

function page(language: LanguageCode, content: string): string {
  const [title, sandbox] = [textOf('cashier.title', language), textOf('cashier.sandbox', language)].map(escaped);
  const { tag, direction } = languages[language];
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${cashierStyle}</style></head>
<body><main><h1>${title}</h1><p class="sandbox">${sandbox}</p>
${content}
</main></body></html>`;
}

function button(decision: Decision, token: string, label: string): string {
  return `<form method="post" action="/pay/${decision}"><input type="hidden" name="token" value="${escaped(token)}"><button class="${decision}">${escaped(label)}</button></form>`;
}

function back(payment: Payment): string {
  return `<a class="back" href="${escaped(payment.returnUrl)}">${escaped(textOf('cashier.back', payment.language))}</a>`;
}

function facts(payment: Payment): string {
  const said = (key: TextKey) => escaped(textOf(key, payment.language));
  const amount = formatMoney(fromDecimal(payment.amount, payment.currency as Currency), languages[payment.language].formatTag);
  const method = payment.method ? `\n<dt>${said('cashier.method')}</dt><dd>${said(`cashier.method.${payment.method}`)}</dd>` : '';
  return `<dl><dt>${said('cashier.payTo')}</dt><dd>${escaped(payment.merchantName)}</dd>
<dt>${said('cashier.amount')}</dt><dd class="amount"><bdi>${escaped(amount)}</bdi> <small>${escaped(payment.currency)}</small></dd>${method}</dl>`;
}

/** The page on which the player decides. */
export function decisionPage(payment: Payment, token: string): string {
  const buttons = (['approve', 'decline', 'abandon'] as const).map((decision) =>
    button(decision, token, textOf(`cashier.${decision}`, payment.language)),
  );
  return page(payment.language, facts(payment) + buttons.join('\n'));
}

/** Says what went wrong; if a decision is given, offers to try it again. */
export function problemPage(
  payment: Payment,
  problem: 'unreachable' | 'decided' | 'expired',
  retry?: { decision: Decision; token: string },
): string {
  const again = retry ? button(retry.decision, retry.token, textOf('cashier.retry', payment.language)) : '';
  return page(
    payment.language,
    `${facts(payment)}<p role="alert">${escaped(textOf(`cashier.${problem}`, payment.language))}</p>${again}${back(payment)}`,
  );
}

/** For an address that this cashier's gateway did not make: nothing in it is trusted, so it is in English. */
export function brokenPage(): string {
  return page('EN', `<p role="alert">${escaped(textOf('cashier.broken', 'EN'))}</p>`);
}
