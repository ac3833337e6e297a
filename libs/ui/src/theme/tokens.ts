import { z } from 'zod';
import { scriptNames, type Script } from './scripts.ts';

const described = { $description: z.string().optional() };

/** A colour of the W3C Design Tokens format (2025.10), in OKLCH: lightness 0-1, chroma 0-0.4, hue in degrees. */
const color = z.strictObject({
  $type: z.literal('color'),
  $value: z.strictObject({
    colorSpace: z.literal('oklch'),
    components: z.tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), z.number().min(0).max(360)]),
  }),
  ...described,
});

const number = (min: number, max: number) =>
  z.strictObject({ $type: z.literal('number'), $value: z.number().min(min).max(max), ...described });
const pixels = (max: number) =>
  z.strictObject({
    $type: z.literal('dimension'),
    $value: z.strictObject({ value: z.number().min(0).max(max), unit: z.literal('px') }),
    ...described,
  });
const milliseconds = z.strictObject({
  $type: z.literal('duration'),
  $value: z.strictObject({ value: z.number().min(0).max(600), unit: z.literal('ms') }),
  ...described,
});
const fontFamily = z.strictObject({ $type: z.literal('fontFamily'), $value: z.array(z.string().regex(/^[\w -]+$/)).min(1), ...described });

/** Font families per script; a script left out uses its system font, Vietnamese the Latin family. */
const families = z.strictObject({
  latin: fontFamily,
  ...(Object.fromEntries(scriptNames.filter((script) => script !== 'latin').map((script) => [script, fontFamily.optional()])) as Record<
    Exclude<Script, 'latin'>,
    z.ZodOptional<typeof fontFamily>
  >),
});

/**
 * `glow`: lit from behind, gradient buttons; `flat`: plain fields of colour; `sheen`: a quiet vertical gradient; `engraved`: the lines of a
 * chart, bevelled metal.
 */
const gradientStyles = ['glow', 'flat', 'sheen', 'engraved'] as const;
/**
 * `vivid`: pictures to the edge, many hues; `framed`: pictures in a mount, between the two accents; `plate`: toned pictures with a
 * nameplate, enamels of the night; `plain`: none of these.
 */
const imageryTreatments = ['vivid', 'framed', 'plate', 'plain'] as const;
/** `plain`, `uppercase`, or `ruled`: a line above each section, as in a newspaper. */
const headingStyles = ['plain', 'uppercase', 'ruled'] as const;

/**
 * The design decisions of a brand (`brands/<id>/tokens.json`), in W3C Design Tokens format; `makeTheme` derives everything
 * else. Styles for which the format has no type are in its `$extensions`.
 */
export const brandTokensSchema = z.strictObject({
  $schema: z.string().optional(),
  $description: z.string().optional(),
  color: z.strictObject({
    accent: color,
    second: color,
    win: color,
    danger: color,
    dark: z.strictObject({ surface: color, text: color }),
    light: z.strictObject({ surface: color, text: color }),
  }),
  radius: pixels(28),
  density: number(0.8, 1.25),
  scale: number(1.1, 1.4),
  font: z.strictObject({ display: families, body: families, displayWeight: number(400, 900) }),
  motion: milliseconds,
  $extensions: z.strictObject({
    parlour: z.strictObject({
      gradient: z.enum(gradientStyles),
      imagery: z.enum(imageryTreatments),
      heading: z.enum(headingStyles),
      control: z.enum(['pill', 'soft', 'square']),
    }),
  }),
});

export type BrandTokens = z.infer<typeof brandTokensSchema>;
export type ColorToken = z.infer<typeof color>;
export type ThemeName = 'dark' | 'light';
