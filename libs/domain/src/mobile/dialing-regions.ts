/** Country of each dialing code, as ISO 3166-1 (ITU-T E.164); for a shared code, the largest country. */
const regions = {
  '+1': 'US',
  '+20': 'EG',
  '+27': 'ZA',
  '+33': 'FR',
  '+34': 'ES',
  '+39': 'IT',
  '+44': 'GB',
  '+49': 'DE',
  '+52': 'MX',
  '+55': 'BR',
  '+60': 'MY',
  '+61': 'AU',
  '+62': 'ID',
  '+63': 'PH',
  '+65': 'SG',
  '+66': 'TH',
  '+81': 'JP',
  '+82': 'KR',
  '+84': 'VN',
  '+86': 'CN',
  '+90': 'TR',
  '+91': 'IN',
  '+92': 'PK',
  '+94': 'LK',
  '+95': 'MM',
  '+852': 'HK',
  '+853': 'MO',
  '+855': 'KH',
  '+856': 'LA',
  '+880': 'BD',
  '+886': 'TW',
  '+962': 'JO',
  '+965': 'KW',
  '+966': 'SA',
  '+968': 'OM',
  '+971': 'AE',
  '+973': 'BH',
  '+974': 'QA',
  '+977': 'NP',
} as const;

type DialingCode = keyof typeof regions;
export type DialingRegion = (typeof regions)[DialingCode];
export const dialingCodes = Object.keys(regions) as DialingCode[];

/** The country of a dialing code, as ISO 3166-1; undefined for an unknown code. */
export function regionOfDialingCode(code: string): DialingRegion | undefined {
  return isDialingCode(code) ? regions[code] : undefined;
}

function isDialingCode(code: string): code is DialingCode {
  return Object.hasOwn(regions, code);
}

/** The name in a language of a dialing code's country, or undefined for an unknown code. */
export function countryOfDialingCode(code: string, locale: string): string | undefined {
  const region = regionOfDialingCode(code);
  return region && new Intl.DisplayNames(locale, { type: 'region' }).of(region);
}
