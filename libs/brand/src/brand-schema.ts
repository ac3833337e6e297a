import {
  currencies,
  dialingCodes,
  flagNames,
  flags,
  forcedReceipts,
  gameTypes,
  languageCodes,
  parseAmount,
  patternNames,
  registrationFields,
  type Currency,
  type Flag,
} from '@parlour/domain';
import { z } from 'zod';

/** Customer service types (specification 3, and EMAIL of the contract). */
export const contactTypes = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'EMAIL'] as const;

const decimal = z.string().regex(/^\d{1,15}(\.\d{1,4})?$/, 'must be a decimal in major units, such as "100.00"');
const httpsAddress = z.string().regex(/^(https:\/\/|mailto:)\S+$/, 'must be an https: or mailto: address');
const range = z.strictObject({ min: decimal, max: decimal });
const noRepeats = <T>(values: readonly T[]) => new Set(values).size === values.length;
const list = <T extends z.ZodType>(item: T) => z.array(item).refine(noRepeats, 'names something twice');

const field = z.strictObject({
  name: z.enum(registrationFields),
  required: z.boolean(),
  pattern: z.enum(patternNames).describe('A pattern of libs/domain.'),
  min: z.int().min(0).max(255),
  max: z.int().min(1).max(255),
});

/** Of a reserved flag an editor offers false alone. */
function flagSchema(flag: Flag): z.ZodBoolean {
  const { part, description } = flags[flag];
  if (part !== 'reserved') return z.boolean().describe(description);
  return z
    .boolean()
    .refine((on) => !on, 'must be false: its feature is not built yet')
    .meta({ description: `Not built yet: false. ${description}`, const: false });
}

/** brand.json: facts of one merchant. Unknown keys are refused and nothing has a default (architecture 6). */
export const brandSchema = z
  .strictObject({
    $schema: z.string().describe('Lets an editor complete and check this file.'),
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,30}$/)
      .describe('The name of the brand folder.'),
    name: z.string().min(1).max(40).describe('What players call the site.'),
    merchantCode: z
      .string()
      .regex(/^[a-z0-9]{3,12}$/)
      .describe('The merchant in the books. Never changes.'),
    domains: list(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/))
      .min(1)
      .describe('Hosts of the site, without port; the first is the main one.'),
    languages: list(z.enum(languageCodes)).min(1).describe("The specification's codes, in the order of the selector."),
    defaultLanguage: z.enum(languageCodes),
    currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]).describe('ISO 4217.'),
    timeZone: z.string().refine(isTimeZone, 'must be an IANA time zone, such as "Asia/Dhaka"'),
    dialingCodes: z
      .array(z.strictObject({ code: z.enum(dialingCodes), digits: list(z.int().min(4).max(14)).min(1) }))
      .min(1)
      .describe('Countries of mobile numbers: dialing code and allowed counts of digits after it.'),
    jurisdiction: z.strictObject({
      licence: z.string().min(1).describe('`demo` (play money everywhere) or the number of a licence.'),
      minimumAge: z.union([z.literal(18), z.literal(21)]),
    }),
    gameTypes: list(z.enum(gameTypes)).min(1).describe('Product lines, in the order of the navigation.'),
    vendors: list(z.string().regex(/^[A-Z][A-Z0-9]{1,9}$/))
      .min(1)
      .describe('Vendor codes, in the order shown.'),
    flags: z.strictObject(Object.fromEntries(flagNames.map((flag) => [flag, flagSchema(flag)])) as Record<Flag, z.ZodBoolean>),
    limits: z
      .strictObject({
        deposit: range,
        withdrawal: range,
        twoOperatorsFrom: decimal.describe(
          'A withdrawal of this much or more is paid only after two different operators have approved it.',
        ),
      })
      .describe('Decimals in major units of the currency.'),
    forcedReceipt: z
      .enum(forcedReceipts)
      .describe('What an operator who ends a dispute without proof does: `keep` counts it as received, `refund` gives the money back.'),
    registration: z.strictObject({ byUsername: z.array(field), byMobile: z.array(field) }),
    recovery: z
      .strictObject({ first: z.enum(['email', 'mobile']) })
      .describe('Which way to a forgotten password is offered first, where both are on.'),
    contacts: z.array(z.strictObject({ csType: z.enum(contactTypes), title: z.string().min(1), url: httpsAddress })).min(1),
    resources: z.array(z.strictObject({ resourceType: z.string().regex(/^[A-Za-z0-9]+$/), url: httpsAddress })),
    defaultTheme: z.enum(['dark', 'light']),
    freePlayAmount: decimal.describe('Play money of a trial user or a demo player, in major units.'),
  })
  .superRefine((brand, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (!brand.languages.includes(brand.defaultLanguage))
      wrong(['defaultLanguage'], `is not one of languages (${brand.languages.join(', ')})`);
    if (brand.defaultTheme === 'light' && !brand.flags.lightTheme) wrong(['defaultTheme'], 'is light, but flags.lightTheme is off');
    if (brand.flags.inHouseGames !== brand.vendors.includes('JL'))
      wrong(['flags', 'inHouseGames'], 'must be on exactly when vendors has JL, the in-house vendor');
    checkRegistration(brand, wrong);
    checkAmounts(brand, wrong);
  });

/** Facts of one merchant, as brand.json states them. */
export type Brand = z.infer<typeof brandSchema>;
/** One field of a registration form and its rule. */
export type BrandField = z.infer<typeof field>;

type Wrong = (path: (string | number)[], message: string) => void;
type Unchecked = Pick<Brand, 'flags' | 'registration' | 'limits' | 'currency' | 'freePlayAmount'>;

const neededFields = {
  byUsername: ['username', 'password', 'confirmPassword'],
  byMobile: ['mobileNum', 'password', 'confirmPassword', 'verificationCode'],
} as const;

function checkRegistration({ flags: on, registration }: Unchecked, wrong: Wrong): void {
  if (!on.usernameRegistration && !on.mobileRegistration)
    wrong(['flags', 'usernameRegistration'], 'or mobileRegistration must be on: nobody could register');
  for (const [method, active] of [
    ['byUsername', on.usernameRegistration],
    ['byMobile', on.mobileRegistration],
  ] as const) {
    const fields = registration[method];
    if (!active && fields.length > 0) wrong(['registration', method], 'must be empty, for its flag is off');
    if (active)
      for (const name of neededFields[method])
        if (!fields.some((f) => f.name === name && f.required)) wrong(['registration', method], `needs the required field ${name}`);
    const bySms = fields.some(({ name }) => name === 'verificationCode');
    for (const name of ['mobileNum', 'verificationCode'])
      if (bySms && !fields.some((f) => f.name === name && f.required))
        wrong(['registration', method], `asks for a code by SMS, and so needs the required field ${name}`);
    fields.forEach((f, index) => {
      if (f.min > f.max) wrong(['registration', method, index, 'min'], 'is more than max');
      if (fields.findIndex((other) => other.name === f.name) !== index) wrong(['registration', method, index, 'name'], 'is there twice');
    });
  }
}

function checkAmounts({ limits, currency, freePlayAmount }: Unchecked, wrong: Wrong): void {
  const minor = (path: (string | number)[], text: string): bigint | null => {
    const amount = parseAmount(text, currency);
    if (typeof amount !== 'string') return amount.minor;
    wrong(path, `is no amount in ${currency} (${amount})`);
    return null;
  };
  minor(['freePlayAmount'], freePlayAmount);
  minor(['limits', 'twoOperatorsFrom'], limits.twoOperatorsFrom);
  for (const kind of ['deposit', 'withdrawal'] as const) {
    const min = minor(['limits', kind, 'min'], limits[kind].min);
    const max = minor(['limits', kind, 'max'], limits[kind].max);
    if (min !== null && max !== null && min > max) wrong(['limits', kind, 'min'], 'is more than max');
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
