import { createHash } from 'node:crypto';
import { fromDecimal, homeSections, scramble, toWire } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import type { Context } from '../../kernel/context.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { merchantInForce } from '../settings/decisions.ts';
import { paymentProviders, providerFor } from '../wallet/payments/providers.ts';
import { frameOriginsOf } from './pages/site-rules.ts';
import { registerSettings } from './register-settings.ts';
import { stateForVisitors, statusFor } from '../../http/site-state.ts';
import { whitelabel } from './whitelabel.ts';

/** The settings with which a page starts (specification 3, permission/config); made of the brand, what operators have set and the state of its site. */
export async function permissionInfo({
  db,
  merchants,
  merchant: asked,
  config,
  ip,
  country,
  clock,
}: Context): Promise<components['schemas']['PermissionInfo']> {
  // Pages ask because they were told of a change, and are told of it once.
  const merchant = await merchantInForce(db, merchants, asked.code, clock.now());
  const { brand } = merchant;
  const { location, maintenance, maintenanceEnd, regionRestriction } = statusFor(
    await stateForVisitors(db, merchant),
    { ip, country },
    clock.now(),
  );
  return {
    merchantCode: merchant.code,
    customerService: brand.contacts.map(({ csType, title, url, csPosition = 'FLOATING' }) => ({
      csType,
      title,
      csPosition,
      // The same each time, so that the answer’s ETag is.
      path: scramble(url, createHash('sha256').update(url).digest('hex').slice(0, 8)),
    })),
    ...domainRoute(merchant),
    resources: brand.resources.map(({ resourceType, url }) => ({ resourceType, url })),
    whitelabel: whitelabel(merchant),
    register: registerSettings(merchant),
    analytics: { ...brand.analytics },
    imageCDNs: [...(brand.imageCDNs ?? [])],
    launchGameCDNs: [...(brand.launchGameCDNs ?? [])],
    homeSections: [...(brand.homeSections ?? homeSections)],
    location,
    maintenance,
    ...(maintenanceEnd ? { maintenanceEnd } : {}),
    regionRestriction,
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    currency: merchant.currency,
    settings: { ...merchant.flags },
    recovery: { ...brand.recovery },
    limits: { deposit: range(merchant, 'deposit'), withdrawal: range(merchant, 'withdrawal') },
    depositMethods: [...providerFor(merchant, paymentProviders(config)).methods],
    jurisdiction: merchant.jurisdiction,
    frameOrigins: frameOriginsOf(merchant, config.vendors),
  };
}

/** The hosts at which this merchant's site answers. */
export function domainRoute({ domains }: Pick<Merchant, 'domains'>): components['schemas']['DomainRoute'] {
  return { mainDomain: domains[0]!, domainRoute: [...domains] };
}

function range({ brand, currency }: Merchant, kind: 'deposit' | 'withdrawal'): components['schemas']['Range'] {
  const { min, max } = brand.limits[kind];
  return { min: toWire(fromDecimal(min, currency)), max: toWire(fromDecimal(max, currency)) };
}
