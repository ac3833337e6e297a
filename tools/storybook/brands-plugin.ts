import type { Plugin, Rolldown } from 'vite';
import { brandPlugin } from '@parlour/brand/vite';
import { loadBrands, type Brand } from '@parlour/brand/schema';
import { scripts } from '@parlour/ui/make-theme';
import { buildFlags, languageCodes } from '@parlour/domain';
import { brandFolder, brandsFolder, workspace } from '../build/places.ts';
import { readTokens, themePlugin } from '../build/theme-plugin.ts';

/** The brand shown by default. */
const defaultBrand = 'neutral';
/** Virtual modules that a brand's build provides; here they are those of the brand in the toolbar. */
const asked = /^virtual:brand(-catalogs|-flags|-scripts|s)?$/;
/** One brand's part of the answer: `virtual:of/<brand>/<what>[/<language>]`. */
const part = /^virtual:of\/([a-z0-9-]+)\/(facts|catalog|look\.css)(?:\/([A-Z]+))?(\?inline)?$/;
/** Sources that contain `FLAGS.<name>`, which a brand's build replaces by a literal. */
const ours = /\/(apps|libs)\/[^?]+\.tsx?$/;

/**
 * Storybook shows every brand from one build: the virtual modules of libs/brand and the constants FLAGS read the
 * brand from the globals in the iframe's address, once, when they are loaded. Changing the brand of a story that uses them
 * therefore requires reloading the iframe.
 */
export function brandsPlugin(): Plugin[] {
  const brands = loadBrands(brandsFolder);
  const each = Object.fromEntries(
    brands.map((brand) => [
      brand.id,
      {
        brand: brandPlugin({ workspace, folder: brandFolder(brand.id) }),
        // The fonts of every script, since any brand may be viewed in any language.
        theme: themePlugin(brandFolder(brand.id), { ...brand, languages: [...languageCodes] }, { workshop: true }),
      },
    ]),
  );
  const table = (value: (id: string) => string) => `{ ${brands.map(({ id }) => `'${id}': ${value(id)}`).join(', ')} }`;
  const perLanguage = (id: string, what: string) =>
    `{ ${languageCodes.map((code) => `${code}: () => import('virtual:of/${id}/${what}/${code}')`).join(', ')} }`;

  const answers: Record<string, () => string> = {
    'virtual:brands': () =>
      [
        `export const brands = ${JSON.stringify(brands.map(listed))};`,
        `export const looks = ${table((id) => `() => import('virtual:of/${id}/look.css?inline')`)};`,
        `export const defaultBrand = '${defaultBrand}';`,
        `const globals = new URLSearchParams(location.search).get('globals') ?? '';`,
        `export const brandOfAddress = /(?:^|;)brand:([a-z0-9-]+)/.exec(globals)?.[1] ?? defaultBrand;`,
      ].join('\n'),
    'virtual:brand': () =>
      [
        `import { brandOfAddress } from 'virtual:brands';`,
        ...brands.map(({ id }, index) => `import { brand as b${index} } from 'virtual:of/${id}/facts';`),
        `export const brand = { ${brands.map(({ id }, index) => `'${id}': b${index}`).join(', ')} }[brandOfAddress];`,
      ].join('\n'),
    'virtual:brand-flags': () =>
      [
        `import { brandOfAddress } from 'virtual:brands';`,
        `export const FLAGS = ${table((id) => {
          const { flags } = brands.find((brand) => brand.id === id)!;
          return JSON.stringify(Object.fromEntries(buildFlags.map((flag) => [flag, flags[flag]])));
        })}[brandOfAddress];`,
      ].join('\n'),
    // Complete in either case, as in development: only a brand's build splits them.
    'virtual:brand-catalogs': () => `${choice('catalogs', (id) => perLanguage(id, 'catalog'))}\nexport const laterCatalogs = catalogs;`,
    // The fonts for scripts of languages that a brand does not offer, as its theme states, whether or not the machine has them installed.
    'virtual:brand-scripts': () =>
      Object.values(scripts)
        .flatMap(({ shipped }) => (shipped ? [`@fontsource/${shipped.family.toLowerCase().replaceAll(' ', '-')}`] : []))
        .flatMap((family) => [`import '${family}/400.css';`, `import '${family}/600.css';`])
        .join('\n'),
  };
  const choice = (name: string, value: (id: string) => string) =>
    `import { brandOfAddress } from 'virtual:brands';\nexport const ${name} = ${table(value)}[brandOfAddress];`;

  const modules: Plugin = {
    name: 'parlour:brands',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:(brand|of\/)/ },
      handler: (id) => (asked.test(id) || part.test(id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:(brand|of\/)/ },
      handler(id) {
        const answer = answers[id.slice(1)];
        if (answer) return answer();
        const [, brand, what, language] = part.exec(id.slice(1))!;
        const { brand: facts, theme } = each[brand!]!;
        if (what === 'look.css') return loadFrom(theme, this, '\0virtual:brand-theme.css');
        return loadFrom(facts, this, what === 'facts' ? '\0virtual:brand' : `\0virtual:brand-${what}/${language}`);
      },
    },
  };
  const flags: Plugin = {
    name: 'parlour:brands-flags',
    transform: {
      filter: { id: ours, code: /\bFLAGS\./ },
      handler: (code) => ({ code: `import { FLAGS } from 'virtual:brand-flags';\n${code}`, map: null }),
    },
  };
  return [modules, flags];
}

/** What Storybook's own pages need to know about a brand. */
function listed({ id, name, defaultLanguage, defaultTheme, flags }: Brand) {
  const themes = flags.themeSwitch ? ['dark', 'light'] : [defaultTheme];
  return { id, name, defaultLanguage, defaultTheme, themes, tokens: readTokens(brandFolder(id)) };
}

/** What the plugin of one brand's build returns for a module. */
function loadFrom(plugin: Plugin, context: Rolldown.PluginContext, id: string) {
  const { load } = plugin;
  if (typeof load !== 'object') throw new Error(`${plugin.name} does not load modules as it did`);
  return load.handler.call(context, id);
}
