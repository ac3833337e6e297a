import type { Merchant } from '../http/context.ts';

/** What a site says before its first build. */
export function notBuiltPage({ name, brandId }: Merchant): string {
  const shown = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shown}</title><p>${shown} has not been built yet: run <code>npx nx build ${brandId}</code> and load this page again.</p></html>\n`;
}
