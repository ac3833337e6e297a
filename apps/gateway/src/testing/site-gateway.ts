import { loadBrand, type Brand } from '@parlour/brand/schema';
import { outboxSenders } from '../outbound/demo-outbox.ts';
import { giveContacts } from '../areas/identity/personal/testing.ts';
import { signHeads } from '../areas/office/audit/heads.ts';
import { seedDemonstration } from '../areas/office/people/demonstration.ts';
import { seed } from '../main/seed.ts';
import { listening } from './another-gateway.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';
import { jobToolsOf } from './job-tools.ts';

/** Failures that a test can cause around a gateway. */
export interface Outages {
  /** True if the SMS carrier accepts nothing. */
  sms: boolean;
}

export interface SiteGateway extends TestGateway {
  /** The brand; a test that changes it simulates an operator's change after the page was built. */
  brand: Brand;
  port: number;
  outages: Outages;
  /** Registers a member with a verified mobile number, such as `+8801712345678`. */
  registerWithNumber(mobile: string): ReturnType<TestGateway['registerMember']>;
  /** Signs the heads of the audit log, as a nightly job does. */
  signAuditLog(): Promise<void>;
}

interface SiteGatewayOptions {
  brandFolder: string;
  /** The folder of built sites. */
  sites: string;
  /** The folder of the built office, which `office.localhost` serves at the gateway's port. */
  officePages: string;
}

/**
 * The real gateway for one brand, with its own port, database and clock, serving the built site and the office: for situations that a
 * browser cannot wait for or bring about. The office has an operator for each role, as in every demonstration.
 */
export async function startSiteGateway({ brandFolder, sites, officePages }: SiteGatewayOptions): Promise<SiteGateway> {
  const brand = loadBrand(brandFolder);
  const outages: Outages = { sms: false };
  const gateway: TestGateway = await startTestGateway({
    brands: [brand],
    sites,
    officePages,
    // Lets tests simulate people elsewhere, as if behind a proxy.
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
  await seedDemonstration(gateway.db, gateway.merchants, gateway.clock.now());
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
    async signAuditLog() {
      const broken = await signHeads(jobToolsOf(gateway));
      if (broken > 0) throw new Error(`${broken} chains of the audit log are broken`);
    },
  };
}
