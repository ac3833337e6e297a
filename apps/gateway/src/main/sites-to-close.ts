import { closedSites, type Brand } from '@parlour/brand/schema';
import type { Config } from '../kernel/config.ts';
import { merchantsOf } from '../kernel/merchants.ts';
import { sitesFailingPreflight } from './licence-preflight.ts';
import { StartError } from './start-error.ts';

interface Asked {
  brandsFolder: string;
  brands: readonly Brand[];
  config: Config;
  closeFailingSites: boolean;
}

/** Whether the database runs within the gateway's process. */
const isEmbedded = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): boolean => databaseUrl.startsWith('pglite:');

/**
 * The brands that must stay closed, by id, each with the reason in one sentence: their legal texts are incomplete or, with
 * `closeFailingSites`, the settings do not satisfy a licence. Without it, or if nothing would be left to serve, such settings are a
 * StartError: the person who starts a gateway can fix them, and in a rollout the previous gateways keep serving (ADR 49).
 */
export function sitesToClose({ brandsFolder, brands, config, closeFailingSites }: Asked): ReadonlyMap<string, string> {
  const unfinished = closedSites(brandsFolder, brands);
  const failing = sitesFailingPreflight(merchantsOf(brands, unfinished), config, isEmbedded(config));
  const [first] = failing.values();
  const left = brands.length - unfinished.size - failing.size;
  if (first !== undefined && (left === 0 || !closeFailingSites)) throw new StartError(first);
  return new Map([...unfinished, ...failing]);
}
