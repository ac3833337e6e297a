import path from 'node:path';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { type BuildFlag, type GameType, buildFlags } from '@parlour/domain';
import babel from '@rolldown/plugin-babel';
import { runnerImport } from 'vite';
import { workspace } from '../build/places.ts';
import type { ScriptFlags } from '../build/scripts/scripts.ts';
import type * as SiteRouter from './site-router.ts';

/** A site's addresses, from its own router. */
export interface SiteAddresses {
  /** All addresses, with `$name` for any one part. */
  all: readonly string[];
  /** Whether the site has something at this address. */
  answers(address: string): Promise<boolean>;
}

/** The text of `brands/<id>/urls.txt`: every address of the brand's site, one per line. */
export const urlsText = ({ all }: Pick<SiteAddresses, 'all'>): string => `${all.join('\n')}\n`;

/** The addresses of a site with these flags and product lines. */
export async function addressesOf(flags: ScriptFlags, gameTypes: readonly GameType[]): Promise<SiteAddresses> {
  const { module } = await runnerImport<typeof SiteRouter>(path.join(import.meta.dirname, 'site-router.ts'), {
    configFile: false,
    root: workspace,
    logLevel: 'error',
    define: literals(flags),
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
  });
  return { all: module.knownAddresses(gameTypes), answers: (address) => module.answers(address, gameTypes) };
}

/** Every build flag set to `value`, except those in `others`. */
export function flagSet(value: boolean, others: readonly BuildFlag[] = []): ScriptFlags {
  return Object.fromEntries(buildFlags.map((flag) => [flag, others.includes(flag) ? !value : value])) as Record<BuildFlag, boolean>;
}

/** Replacements for Vite to insert for `FLAGS.<name>`. */
export function literals(flags: ScriptFlags): Record<string, string> {
  return Object.fromEntries(buildFlags.map((flag) => [`FLAGS.${flag}`, String(flags[flag])]));
}
