import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFlags } from '@parlour/domain';
import type { Brand } from '@parlour/brand/schema';
import { rolldown } from 'rolldown';
import { workspace } from '../../build/places.ts';

interface Route {
  options: { path?: string; getParentRoute?: () => Route };
}

/** What the route tree is made with, as far as its paths are concerned: nothing is loaded and nothing is shown. */
const router = `
  export const createRootRouteWithContext = () => (options) => ({ options, addChildren: (children) => children });
  export const createRoute = (options) => ({ options });
  export const redirect = () => undefined;
`;

/** Every path of a brand's site, as the route tree of its build has them: what belongs to a flag that is off is not there. */
export async function sitePaths(brand: Pick<Brand, 'flags' | 'gameTypes'>): Promise<string[]> {
  const bundle = await rolldown({
    input: path.join(workspace, 'libs/routes/src/tree.ts'),
    cwd: workspace,
    logLevel: 'silent',
    shimMissingExports: true,
    transform: { define: Object.fromEntries(buildFlags.map((flag) => [`FLAGS.${flag}`, JSON.stringify(brand.flags[flag])])) },
    plugins: [
      {
        name: 'parlour:paths-only',
        resolveId: (id) => (/^@parlour\/(?!domain)|^[@a-z](?!parlour)/.test(id) ? `\0${id}` : null),
        load: (id) => (id.startsWith('\0') ? { code: id.includes('router') ? router : 'export {}', moduleType: 'js' } : null),
      },
    ],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-paths-'));
  try {
    const file = path.join(folder, 'tree.mjs');
    await bundle.write({ format: 'esm', file, codeSplitting: false });
    // What the tree's own types say; the screens are only put into it.
    const tree = (await import(pathToFileURL(file).href)) as {
      createRouteTree(screens: object, gameTypes: Brand['gameTypes']): readonly Route[];
    };
    return tree.createRouteTree({}, brand.gameTypes).map(pathOf);
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true });
  }
}

function pathOf({ options }: Route): string {
  const parent = options.getParentRoute && pathOf(options.getParentRoute());
  return [parent === '/' ? '' : parent, options.path].filter(Boolean).join('') || '/';
}
