import path from 'node:path';
import { z } from 'zod';
import { providerList, safeAddress } from '../../../kernel/stated-providers.ts';

/** A site whose pages another server serves, as `SITES_ELSEWHERE` states it (docs/guides/deploy.md). */
export interface SiteElsewhere {
  /** Its merchant's code. */
  merchant: string;
  /** Called when pages have changed, so that a cache forgets them; null for none. */
  purge: { url: string; /** Calls are signed with it. */ key: string } | null;
  /** What `deploy-files` wrote, as that server has it: the gateway writes changed pages there again; null for none. */
  folder: string | null;
}

declare module '../../../kernel/config.ts' {
  interface Config {
    sitesElsewhere: readonly SiteElsewhere[];
  }
}

const site = z
  .strictObject({
    merchant: z.string().min(1),
    purge: z
      .strictObject({ url: safeAddress, key: z.string().min(32) })
      .nullable()
      .default(null),
    folder: z
      .string()
      .refine((text) => path.isAbsolute(text), 'must be an absolute path')
      .nullable()
      .default(null),
  })
  .refine(({ purge, folder }) => purge !== null || folder !== null, 'must have a purge hook or a folder');

/** The setting SITES_ELSEWHERE. */
export const sitesElsewhere = providerList(site, ({ merchant }) => merchant);
