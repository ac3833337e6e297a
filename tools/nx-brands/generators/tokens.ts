import { languageFacts, type LanguageCode } from '@parlour/domain';
import { brandTokensSchema, scripts, type BrandTokens } from '@parlour/ui/make-theme';
import { converter, parseHex } from 'culori';

type Color = BrandTokens['color']['accent'];
type Families = BrandTokens['font']['body'];

/**
 * The neutral brand's tokens with another accent, and a matching second colour and surfaces. Throws an error of one sentence if the accent
 * is not a colour.
 */
export function brandTokens(template: BrandTokens, name: string, accent: string, languages: readonly LanguageCode[]): BrandTokens {
  const { l, c, h } = accentTone(accent);
  const { color, font } = template;
  const ground = (old: Color): Color => toned(old, old.$value.components[0], old.$value.components[1], h);
  // Shipped families for scripts for which not every device has a good font.
  const shipped = languages.flatMap((code) => {
    const { script } = languageFacts[code];
    const found = scripts[script].shipped;
    return found ? [[script, family(found.family)] as const] : [];
  });
  const own = { latin: font.body.latin, ...Object.fromEntries(shipped) };
  return brandTokensSchema.parse({
    ...template,
    $description: `${name}: derived from its accent ${accent}. Every value may be changed.`,
    color: {
      ...color,
      accent: toned(color.accent, l, c, h),
      // On the opposite side of the colour wheel, so that the two cannot be confused; with the accent's saturation.
      second: toned(color.second, color.second.$value.components[0], Math.min(color.second.$value.components[1], c), (h + 150) % 360),
      dark: { surface: ground(color.dark.surface), text: ground(color.dark.text) },
      light: { surface: ground(color.light.surface), text: ground(color.light.text) },
    },
    font: { ...font, display: own, body: own },
  });
}

function accentTone(accent: string): { l: number; c: number; h: number } {
  const color = /^#([\da-f]{3}|[\da-f]{6})$/i.test(accent) ? parseHex(accent) : undefined;
  if (!color) throw new Error(`--accent: is "${accent}"; write a colour as #rrggbb, such as #2563c4`);
  const { l, c, h = 0 } = converter('oklch')(color);
  return { l, c, h };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function toned(color: Color, l: number, c: number, h: number): Color {
  return { ...color, $value: { colorSpace: 'oklch', components: [rounded(l), rounded(c), rounded(h)] } };
}

function family(name: string): Families['latin'] {
  return { $type: 'fontFamily', $value: [name, 'sans-serif'] };
}
