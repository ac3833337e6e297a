import { fromDecimal, gameTypes, isCurrency, toDecimal, type Currency } from '@parlour/domain';
import { vendorCodes, vendors } from '@parlour/gateway/catalogue';
import { BrandError, demandUnclaimed, readBrand, sentenceOf, type Brand } from '@parlour/brand/schema';
import type { BrandOptions } from './brand-options.ts';
import { countries } from './countries.ts';

/**
 * A brand.json made from the neutral one and the options, without conflicts with `others`. Throws an error of one sentence that names the
 * invalid option.
 */
export function brandFacts(template: Brand, options: BrandOptions, others: readonly Brand[]): Brand {
  try {
    const brand = readBrand(draft(template, options), 'brand.json');
    demandUnclaimed(brand, others, 'brand.json');
    return brand;
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    const told = error.problems.map((problem) => ({ ...problem, ...optionAt(problem.at) }));
    const first = told.find(({ option }) => option in options) ?? told[0]!;
    throw new Error(`--${first.option}: ${sentenceOf({ ...first, at: first.within })}`);
  }
}

function draft(template: Brand, options: BrandOptions): unknown {
  const { id, currency, defaultLanguage } = options;
  const lines = given(options.gameTypes) ?? [...gameTypes];
  const codes = vendorCodes.filter((code) => vendors[code].gameTypes.some((type) => lines.includes(type)));
  const { timeZone, dialingCode, digits } = countries[isCurrency(currency) ? currency : (template.currency as Currency)];
  return {
    ...template,
    id,
    name: options.name,
    merchantCode: options.merchantCode || merchantCodeOf(id),
    domains: given(options.domains?.split(',')) ?? [`${id}.localhost`],
    languages: given(options.languages) ?? [...new Set([defaultLanguage, 'EN'])],
    defaultLanguage,
    currency,
    timeZone,
    dialingCodes: [{ code: dialingCode, digits }],
    jurisdiction: { licence: options.jurisdiction || 'demo', minimumAge: options.minimumAge ?? template.jurisdiction.minimumAge },
    gameTypes: lines,
    vendors: codes,
    flags: { ...template.flags, inHouseGames: codes.includes('JL') },
    ...(isCurrency(currency) ? amounts(template, currency) : {}),
    registration: { ...template.registration, byMobile: template.registration.byMobile.map((field) => withDigits(field, digits)) },
    contacts: template.contacts.map((contact) => ({
      ...contact,
      title: contact.title.replaceAll(template.name, options.name),
      url: contact.url.replaceAll(`${template.id}.example`, `${id}.example`),
    })),
    resources: template.resources.map((one) => ({ ...one, url: one.url.replaceAll(`${template.id}.example`, `${id}.example`) })),
  };
}

/** Undefined for an option that was left empty. */
const given = (values: string[] | undefined): string[] | undefined => {
  const named = values?.map((value) => value.trim()).filter(Boolean);
  return named?.length ? named : undefined;
};

const merchantCodeOf = (id: string): string => `${id.replaceAll(/[^a-z0-9]/g, '').slice(0, 10)}01`;

function withDigits(field: Brand['registration']['byMobile'][number], digits: readonly number[]) {
  return field.name === 'mobileNum' ? { ...field, min: Math.min(...digits), max: Math.max(...digits) } : field;
}

function amounts(template: Brand, currency: Currency): Pick<Brand, 'limits' | 'freePlayAmount'> {
  const worth = (amount: string) => {
    const whole = fromDecimal(amount, template.currency).minor / fromDecimal('1', template.currency).minor;
    return toDecimal({ minor: whole * countries[currency].times * fromDecimal('1', currency).minor, currency });
  };
  const { deposit, withdrawal, twoOperatorsFrom, withdrawalHours } = template.limits;
  const range = ({ min, max }: { min: string; max: string }) => ({ min: worth(min), max: worth(max) });
  return {
    limits: { deposit: range(deposit), withdrawal: range(withdrawal), twoOperatorsFrom: worth(twoOperatorsFrom), withdrawalHours },
    freePlayAmount: worth(template.freePlayAmount),
  };
}

/** The option that a fact comes from, by the fact's path, and the remaining path within it. */
function optionAt(at: string): { option: string; within: string } {
  const [key = '', ...rest] = at.split('.');
  if (key === 'jurisdiction') return { option: rest[0] === 'minimumAge' ? 'minimumAge' : 'jurisdiction', within: '' };
  // Both are derived from the product lines.
  if (key === 'vendors' || key === 'flags') return { option: 'gameTypes', within: '' };
  return { option: key, within: rest.length > 0 ? `number ${Number(rest[0]) + 1}` : '' };
}
