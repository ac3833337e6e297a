import { buildFlags, type BuildFlag, type LanguageCode } from '@parlour/domain';
import type { Plugin } from 'vite';
import type { PublicBrand } from '../public-brand.ts';

/** Addresses of a language's texts on a site: those of the first view, and all others. */
export interface TextAddresses {
  first: string;
  later: string;
}

/** The brand's facts that a page passes to its script, since one script serves every brand with the same flags. */
export interface RuntimeBrand {
  brand: PublicBrand;
  texts: Partial<Record<LanguageCode, TextAddresses>>;
}

/** Id of the element of a page that holds its RuntimeBrand as JSON. */
export const runtimeBrandElementId = 'parlour-brand';

/** Name of the global from which a prerendering script reads the current brand: its facts, and its messages by language. */
export const runtimeBrandGlobal = 'parlourRuntimeBrand';

/**
 * The virtual modules of libs/brand/src/virtual.d.ts for a script that any brand with these flags can use: it reads facts and addresses
 * of texts from the page that it runs in. Flags are literals, as in brandPlugin.
 */
export function runtimeBrandPlugin(flags: Readonly<Record<BuildFlag, boolean>>): Plugin {
  const part = (name: string) =>
    `Object.fromEntries(Object.entries(texts).map(([language, at]) => [language, () => import(/* @vite-ignore */ at.${name})]))`;
  return virtualModules('parlour:runtime-brand', flags, {
    'virtual:brand': `export const { brand, texts } = JSON.parse(document.getElementById('${runtimeBrandElementId}').textContent);`,
    'virtual:brand-catalogs': `import { texts } from 'virtual:brand';\nexport const catalogs = ${part('first')}, laterCatalogs = ${part('later')};`,
    // The brand has a style sheet of its own besides the script's.
    'virtual:brand-theme.css': '',
  });
}

/** The same modules for the script that prerenders the pages of such brands: its caller sets the global `parlourRuntimeBrand` first. */
export function renderedBrandPlugin(flags: Readonly<Record<BuildFlag, boolean>>): Plugin {
  return virtualModules('parlour:rendered-brand', flags, {
    'virtual:brand': `export const brand = globalThis.${runtimeBrandGlobal}.brand;`,
    'virtual:brand-catalogs': `const all = new Proxy({}, { get: (_, language) => async () => ({ messages: globalThis.${runtimeBrandGlobal}.messages[language] }) });
export const catalogs = all, laterCatalogs = all;`,
    'virtual:brand-theme.css': '',
  });
}

function virtualModules(name: string, flags: Readonly<Record<BuildFlag, boolean>>, modules: Readonly<Record<string, string>>): Plugin {
  const define = Object.fromEntries(buildFlags.map((flag) => [`FLAGS.${flag}`, JSON.stringify(flags[flag])]));
  return {
    name,
    config: () => ({ define }),
    resolveId: { filter: { id: /^virtual:brand/ }, handler: (id) => (id in modules ? `\0${id}` : null) },
    load: { filter: { id: /^\0virtual:brand/ }, handler: (id) => modules[id.slice(1)] },
  };
}
