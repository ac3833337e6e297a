import type { Merchant } from '../../../kernel/merchants.ts';

type Shown = Pick<Merchant, 'name' | 'brandId'>;

/** What a site shows before its first build. */
export function notBuiltPage({ name, brandId }: Shown): string {
  return page(name, (shown) => `${shown} has not been built yet: run <code>npx nx build ${brandId}</code> and load this page again.`);
}

/** The page of a site that must stay closed. The reason is for the operator (`ops system status`), not for visitors. */
export function closedPage({ name }: Pick<Shown, 'name'>): string {
  return page(name, (shown) => `${shown} is closed for now.`);
}

function page(name: string, sentence: (shown: string) => string): string {
  const shown = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shown}</title><p>${sentence(shown)}</p></html>\n`;
}
