import { createHash } from 'node:crypto';
import { compare, homeSections, scramble, toWire, usualPositions, type AmountLimits, type PaymentPlace } from '@parlour/domain';
import type { components } from '@parlour/api/contract';
import type { Context } from '../../kernel/context.ts';
import type { Merchant } from '../../kernel/merchants.ts';
import { limitsOf, merchantInForce } from '../settings/decisions.ts';
import { liveChatFrames, liveChatOf } from '../service/live-chat.ts';
import { methodsOf, openMethods, paymentPlace } from '../wallet/payments/methods.ts';
import { paymentProviders, providerFor } from '../wallet/payments/providers.ts';
import { frameOriginsOf } from './pages/site-rules.ts';
import { registerSettings } from './register-settings.ts';
import { stateForVisitors, statusFor } from '../../http/site-state.ts';
import { whitelabel } from './whitelabel.ts';

/**
 * The settings that a page starts with (specification 3, permission/config), from the brand, operators' settings and the state of the site.
 */
export async function permissionInfo({
  db,
  merchants,
  merchant: asked,
  config,
  ip,
  country,
  clock,
}: Context): Promise<components['schemas']['PermissionInfo']> {
  // Read afresh: a page requests this after being notified of a change, and is notified only once.
  const merchant = await merchantInForce(db, merchants, asked.code, clock.now());
  const { brand } = merchant;
  const { location, maintenance, maintenanceEnd, regionRestriction } = statusFor(
    await stateForVisitors(db, merchant),
    { ip, country },
    clock.now(),
  );
  return {
    merchantCode: merchant.code,
    customerService: brand.contacts.map(({ csType, title, url, csPosition = usualPositions, hours }) => ({
      csType,
      title,
      csPosition: [...csPosition],
      ...(hours && { hours }),
      // Scrambled the same way each time, so that the answer's ETag stays the same.
      path: scramble(url, createHash('sha256').update(url).digest('hex').slice(0, 8)),
    })),
    ...(liveChatOf(merchant, config) && { liveChat: true }),
    ...domainRoute(merchant),
    resources: brand.resources.map(({ resourceType, url, title, picture }) => ({
      resourceType,
      url,
      ...(title !== undefined && { title }),
      ...(picture !== undefined && { picture }),
    })),
    ...barsOf(brand),
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
    limits: { deposit: range(limitsOf(merchant, 'deposit')), withdrawal: range(limitsOf(merchant, 'withdrawal')) },
    ...(await depositMethods(db, merchant, config, paymentPlace(merchant, { country, level: null }, clock.now()))),
    jurisdiction: merchant.jurisdiction,
    frameOrigins: [...frameOriginsOf(merchant, config.vendors), ...liveChatFrames(merchant, config)],
  };
}

/** Only bars whose content the merchant has set. */
function barsOf({ bars: stated = {} }: Merchant['brand']): Pick<components['schemas']['PermissionInfo'], 'bars'> {
  const { floating, menu, footer } = stated;
  if (!floating && !menu && !footer) return {};
  return { bars: { ...(floating && { floating }), ...(menu && { menu }), ...(footer && { footer }) } };
}

/** The hosts of this merchant's site. */
export function domainRoute({ domains }: Pick<Merchant, 'domains'>): components['schemas']['DomainRoute'] {
  return { mainDomain: domains[0]!, domainRoute: [...domains] };
}

/** How deposits can be paid now; empty if only the provider's own page asks. */
async function depositMethods(
  db: Context['db'],
  merchant: Merchant,
  config: Context['config'],
  place: PaymentPlace,
): Promise<Pick<components['schemas']['PermissionInfo'], 'depositMethods' | 'methodLimits' | 'methodLevels'>> {
  const methods = await methodsOf(db, merchant, providerFor(merchant, paymentProviders(config)));
  if (methods.length === 0) return {};
  const limits = limitsOf(merchant, 'deposit');
  const open = openMethods(methods, limits, place);
  const narrower = open.filter((each) => compare(each.limits.min, limits.min) !== 0 || compare(each.limits.max, limits.max) !== 0);
  const ofLevels = open.filter(({ minLevel }) => minLevel > 0);
  return {
    depositMethods: open.map(({ method }) => method),
    ...(narrower.length > 0 && { methodLimits: narrower.map((each) => ({ method: each.method, ...range(each.limits) })) }),
    ...(ofLevels.length > 0 && { methodLevels: ofLevels.map(({ method, minLevel }) => ({ method, minLevel })) }),
  };
}

const range = ({ min, max }: AmountLimits): components['schemas']['Range'] => ({ min: toWire(min), max: toWire(max) });
