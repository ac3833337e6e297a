import { createHash } from 'node:crypto';
import {
  bars,
  contactPositions,
  contactTypes,
  currencies,
  dialingCodes,
  flagNames,
  flags,
  agentTypes,
  forcedReceipts,
  gameTypes,
  homeSections,
  paceNames,
  languageCodes,
  patternNames,
  recoveryWays,
  registrationFields,
  withdrawalHours,
  type Currency,
  type Flag,
} from '@parlour/domain';
import { z } from 'zod';
import { checkAmounts, checkFlags, checkRegistration, checkTogether, checkVendorSplit, type Wrong } from './brand-checks.ts';
import { brandRules, flagRules } from './editor-rules.ts';
import { customIssue } from './problems.ts';

const decimal = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,4})?$/, 'must be a decimal in major units, such as "100.00"')
  .describe('A decimal in major units of the currency.');
const httpsAddress = z
  .string()
  .regex(/^(https:\/\/|mailto:)\S+$/, 'must be an https: or mailto: address')
  .describe('An https: or mailto: address.');
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, such as "09:00"');
const cdn = z
  .string()
  .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, 'must be an https: origin without a path, such as "https://img.example.com"')
  .describe('An https: origin.');
const range = (what: string) =>
  z
    .strictObject({ min: decimal.describe(`The smallest ${what}.`), max: decimal.describe(`The largest ${what}.`) })
    .describe(`Between which sums a ${what} is.`);
const noRepeats = <T>(values: readonly T[]) => new Set(values).size === values.length;
const list = <T extends z.ZodType>(item: T) =>
  z.array(item).refine(noRepeats, customIssue('names something twice', 'name each once')).meta({ uniqueItems: true });

const field = z.strictObject({
  name: z.enum(registrationFields).describe('The field, by the name that the contract has for it.'),
  required: z.boolean().describe('Whether it is required to register.'),
  pattern: z.enum(patternNames).describe('A pattern of libs/domain.'),
  min: z.int().min(0).max(255).describe('The least number of characters.'),
  max: z.int().min(1).max(255).describe('The largest number of characters.'),
});

const vendorCode = z.string().regex(/^[A-Z][A-Z0-9]{1,9}$/, 'must be the code of a vendor, such as "JL"');

/** For a reserved flag, an editor offers false only. */
function flagSchema(flag: Flag): z.ZodBoolean {
  const { part, description } = flags[flag];
  if (part !== 'reserved') return z.boolean().describe(description);
  return z
    .boolean()
    .refine((on) => !on, customIssue('is on, but its feature is not built yet', 'write false'))
    .meta({ description: `Not built yet: false. ${description}`, const: false });
}

/** brand.json: facts of one merchant. Unknown keys are refused and nothing has a default (architecture 6). */
export const brandSchema = z
  .strictObject({
    $schema: z.string().describe('Lets an editor complete and check this file.'),
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,30}$/, 'must be 2 to 31 small letters, digits and hyphens, beginning with a letter')
      .describe('The name of the brand folder.'),
    name: z.string().min(1).max(40).describe('What players call the site.'),
    merchantCode: z
      .string()
      .regex(/^[a-z0-9]{3,12}$/, 'must be 3 to 12 small letters and digits')
      .describe('The merchant in the books. Never changes.'),
    domains: list(
      z
        .string()
        .regex(
          /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/,
          'must be a host in small letters, such as "play.example.com", without https:// and port',
        ),
    )
      .min(1)
      .describe('Hosts of the site, without port; the first is the main one.'),
    languages: list(z.enum(languageCodes)).min(1).describe("The specification's codes, in the order of the selector."),
    defaultLanguage: z.enum(languageCodes).describe('The language until a visitor chooses one; one of languages.'),
    currency: z
      .enum(Object.keys(currencies) as [Currency, ...Currency[]])
      .describe('Of all accounts and amounts: ISO 4217. Never changes.'),
    timeZone: z
      .string()
      .refine(isTimeZone, customIssue('is no time zone', 'write one of IANA, such as "Asia/Dhaka"'))
      .describe('Whose midnight begins a day of the records: an IANA time zone.'),
    dialingCodes: z
      .array(
        z.strictObject({
          code: z.enum(dialingCodes).describe('Such as "+880".'),
          digits: list(z.int().min(4).max(14)).min(1).describe('How many digits a number has after the code.'),
        }),
      )
      .min(1)
      .describe('Countries of mobile numbers: dialing code and allowed counts of digits after it.'),
    jurisdiction: z
      .strictObject({
        licence: z.string().min(1).describe('`demo` (play money everywhere) or the number of a licence.'),
        minimumAge: z.literal([18, 21]).describe('The minimum age for registering.'),
        verifiedAge: z
          .boolean()
          .optional()
          .describe('Whether members get rewards only once operators have verified their age; not where absent.'),
        pace: z
          .enum(paceNames)
          .optional()
          .describe('How fast games may be played; where absent, `demo` for play money and `strict` under a licence.'),
        stakeMax: decimal.optional().describe('The largest stake of a round of a game, in major units of the currency; none where absent.'),
      })
      .describe('Whose law the merchant stands under.'),
    gameTypes: list(z.enum(gameTypes)).min(1).describe('Product lines, in the order of the navigation.'),
    vendors: list(vendorCode).min(1).describe('Vendor codes, in the order shown.'),
    vendorSplit: z
      .strictObject({
        ESPORTS: list(vendorCode).optional().describe('Vendors whose sports games stand under e-sports.'),
        COCKFIGHT: list(vendorCode).optional().describe('Vendors whose sports games stand under cockfight.'),
        INHOUSE: list(vendorCode).optional().describe('Vendors that INHOUSE selects; where absent, those of the in-house arcade.'),
      })
      .optional()
      .describe('Vendors that are shown under another line than the one that they deliver (specification 4).'),
    homeSections: list(z.enum(homeSections))
      .min(1)
      .optional()
      .describe('Sections of the home page below its banners, in this order; one that is left out is not shown. All of them where absent.'),
    imageCDNs: list(cdn)
      .optional()
      .describe(
        "Where else the pictures of games and vendors are, at the same paths; each page picks one. Only the site's own where absent.",
      ),
    launchGameCDNs: list(cdn)
      .optional()
      .describe("Where else the in-house arcade answers; each launch picks one. Only the arcade's own origin where absent."),
    analytics: z
      .strictObject({
        gtagId: z
          .string()
          .regex(/^G-[A-Z0-9]{4,12}$/, 'must be a measurement id, such as "G-ABC123DEF4"')
          .describe('The measurement id that the analytics service gave out.'),
      })
      .optional()
      .describe('Told to clients that measure with consent; pages of the site load no tag (ADR 91).'),
    flags: z
      .strictObject(Object.fromEntries(flagNames.map((flag) => [flag, flagSchema(flag)])) as Record<Flag, z.ZodBoolean>)
      .meta({ description: 'What this site has and has not: every flag is stated.', allOf: flagRules }),
    limits: z
      .strictObject({
        deposit: range('deposit'),
        withdrawal: range('withdrawal'),
        twoOperatorsFrom: decimal.describe(
          'A withdrawal of this much or more is paid only after two different operators have approved it.',
        ),
        withdrawalHours: z
          .enum(withdrawalHours)
          .describe('Within how many hours a withdrawal is usually paid: what texts say as {withdrawalTime}.'),
      })
      .describe('Decimals in major units of the currency.'),
    forcedReceipt: z
      .enum(forcedReceipts)
      .describe('What an operator who ends a dispute without proof does: `keep` counts it as received, `refund` gives the money back.'),
    registration: z
      .strictObject({
        byUsername: z.array(field).describe('Fields of the form, in their order; empty when flags.usernameRegistration is off.'),
        byMobile: z.array(field).describe('Fields of the form, in their order; empty when flags.mobileRegistration is off.'),
      })
      .describe('The fields of the registration form.'),
    recovery: z
      .strictObject({ first: z.enum(recoveryWays).describe('`email` or `mobile`.') })
      .describe('Which way to a forgotten password is offered first, where both are on.'),
    agentTypes: list(z.literal(agentTypes))
      .min(1)
      .optional()
      .describe(
        'The account types that operators may give to agents; all of them where absent. The first is what an agent becomes unless told.',
      ),
    contacts: z
      .array(
        z.strictObject({
          csType: z.enum(contactTypes).describe('The kind of service, which gives its picture.'),
          title: z.string().min(1).describe('What players read.'),
          url: httpsAddress,
          csPosition: list(z.enum(contactPositions))
            .min(1)
            .optional()
            .describe('Where it is offered; everywhere but in the header where absent. `CLOSED` are the screens of a closed site.'),
          hours: z
            .strictObject({
              from: timeOfDay.describe('When answering begins.'),
              to: timeOfDay.describe('When they stop; on the next day where it is earlier than `from`.'),
            })
            .refine(({ from, to }) => from !== to, customIssue('is no time at all', 'leave the hours out if it is always answered'))
            .optional()
            .describe("Opening hours in the merchant's time zone; all day if absent."),
        }),
      )
      .min(1)
      .describe('Customer service, in the order shown.'),
    liveChat: z
      .strictObject({
        provider: z
          .string()
          .regex(/^[a-z]{1,20}$/, 'must be small letters')
          .describe('`none`, `sandbox` (of a demonstration), or one of LIVE_CHAT_PROVIDERS.'),
        desks: z
          .array(
            z.strictObject({
              id: z
                .string()
                .regex(/^[a-z0-9-]{1,40}$/, 'must be small letters, digits and hyphens')
                .describe('As the provider knows it.'),
              name: z.string().min(1).max(60).describe('What players read.'),
              languages: list(z.enum(languageCodes)).min(1).describe('In which it answers.'),
              picture: httpsAddress.optional(),
              hours: z
                .strictObject({
                  from: timeOfDay.describe('Such as 09:00.'),
                  to: timeOfDay.describe('Of the next day where it is before `from`.'),
                })
                .optional()
                .describe("Opening hours in the brand's time zone; all day if absent."),
            }),
          )
          .max(30)
          .refine((desks) => new Set(desks.map(({ id }) => id)).size === desks.length, 'must not have two desks of one id')
          .describe('Desks of the live chat, in the order shown.'),
      })
      .describe('The live chat of customer service (docs/guides/connect-a-live-chat.md).'),
    resources: z
      .array(
        z.strictObject({
          resourceType: z
            .string()
            .regex(/^[A-Za-z0-9]+$/, 'must be letters and digits, such as "TELEGRAM"')
            .describe(
              'The kind of address, perhaps with a number: a channel, `Android` or `iOS` for the app, `CERTIFICATION` or `LICENCE`.',
            ),
          url: httpsAddress,
          title: z.string().min(1).max(100).optional().describe('What players read; for a channel the name of its service where absent.'),
          picture: z
            .string()
            .max(200)
            .regex(
              /^(\/[\w-]+)+(\.(svg|png|webp|avif|jpg))?$/,
              'must be a path at the site, such as "/wps/media/..." of an uploaded picture',
            )
            .optional()
            .describe('Path at the site of the picture that stands for it.'),
        }),
      )
      .describe('Other addresses of the brand, such as its channels.'),
    bars: z
      .strictObject({
        floating: list(z.enum(bars.floating)).optional().describe('The floating bar at the side of the window.'),
        menu: list(z.enum(bars.menu)).optional().describe('The side menu, below its game categories.'),
        footer: list(z.enum(bars.footer)).optional().describe('The columns of the footer; rules and licence are always there.'),
      })
      .optional()
      .describe('Entries of the bars around each page, in this order; all of them where absent.'),
    defaultTheme: z
      .enum(['dark', 'light'])
      .describe('How the site looks to a visitor who has not chosen, and to all where flags.themeSwitch is off.'),
    freePlayAmount: decimal.describe('Play money of a trial user or a demo player, in major units.'),
  })
  .superRefine((brand, context) => {
    const wrong: Wrong = (path, says, mend) => context.addIssue({ code: 'custom', path, message: customIssue(says, mend) });
    checkTogether(brand, wrong);
    checkVendorSplit(brand, wrong);
    checkFlags(brand, wrong);
    checkRegistration(brand, wrong);
    checkAmounts(brand, wrong);
  })
  .meta({ allOf: brandRules });

/** Facts of one merchant, as brand.json states them. */
export type Brand = z.infer<typeof brandSchema> & {
  /** Its own legal texts, which `brand.json` does not state (`legalFilesIn`); absent where it has none. */
  readonly legalFiles?: Readonly<Record<string, string>>;
};
/** One field of a registration form and its rule. */
export type BrandField = z.infer<typeof field>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Identifies the facts of a brand: the built site and the gateway that serves it must have the same hash. */
export function factsHash(brand: Brand): string {
  return createHash('sha256').update(JSON.stringify(brand)).digest('hex');
}
