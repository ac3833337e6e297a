import path from 'node:path';
import { startSiteGateway, type SiteGateway } from '@parlour/gateway/site-gateway';
import { test as journey } from './test.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** A journey with a gateway of its own, whose clock and surroundings it may change. */
export const test = journey.extend<{ gateway: SiteGateway; sites: string }>({
  /** The folder of the built sites that it serves. */
  sites: [path.join(root, 'dist/brands'), { option: true }],
  gateway: async ({ brandId, sites }, use) => {
    const gateway = await startSiteGateway({
      brandFolder: path.join(root, 'brands', brandId),
      sites,
      officePages: path.join(root, 'dist/apps/office'),
    });
    await use(gateway);
    // Checks the books.
    await gateway.close();
  },
  site: async ({ site, gateway }, use) => {
    await use({ ...site, origin: `http://${site.brand.domains[0]}:${gateway.port}` });
  },
  // Skips the check of the shared gateway's ledger, which these journeys do not touch.
  soundLedger: async ({ brandId }, use) => {
    void brandId;
    await use();
  },
});
