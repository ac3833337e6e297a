import { loadBrand, type Brand } from '@parlour/brand/schema';
import { outboxSenders } from '../outbound/demo-outbox.ts';
import { giveContacts } from '../areas/identity/personal/testing.ts';
import { seed } from '../main/seed.ts';
import { listening } from './another-gateway.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';

/** What is wrong around a gateway while a test wants it so. */
export interface Outages {
  /** The carrier of text messages takes none. */
  sms: boolean;
}

export interface SiteGateway extends TestGateway {
  /** Changed by a test, it is what the operator has changed since the page was built. */
  brand: Brand;
  port: number;
  outages: Outages;
  /** Registers a member who has proved a mobile number, such as `+8801712345678`. */
  registerWithNumber(mobile: string): ReturnType<TestGateway['registerMember']>;
}

/**
 * The real gateway for one brand, on a port, a database and a clock of its own, serving the built site: for what nobody can
 * wait for or bring about in a browser.
 */
export async function startSiteGateway({ brandFolder, sites }: { brandFolder: string; sites: string }): Promise<SiteGateway> {
  const brand = loadBrand(brandFolder);
  const outages: Outages = { sms: false };
  const gateway: TestGateway = await startTestGateway({
    brands: [brand],
    sites,
    // Who is elsewhere says so as behind a proxy.
    config: { trustedProxies: ['127.0.0.1'] },
    senders: {
      sms: {
        send(message) {
          if (outages.sms) return Promise.reject(new Error('the carrier does not answer'));
          return outboxSenders(gateway.database.db, gateway.clock).sms.send(message);
        },
      },
    },
  });
  await seed(gateway.db, gateway);
  return {
    ...gateway,
    brand,
    port: await listening(gateway.app),
    outages,
    async registerWithNumber(mobile) {
      const member = await gateway.registerMember();
      await giveContacts(gateway, member.memberId, { mobile }, brand.merchantCode);
      return member;
    },
  };
}
