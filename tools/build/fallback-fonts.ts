import { fromFile } from '@capsizecss/unpack/fs';
import { scripts } from '@parlour/ui/make-theme';
import type { FontFace } from './fonts.ts';

/** A system font: its local name, the characters it is used for, and the width of its letters. */
interface DeviceFace {
  readonly locals: readonly string[];
  readonly unicodeRange: string;
  /** The mean letter width in em, weighted by letter frequency; for other scripts see `widths`. */
  readonly width?: number;
}

const latin = 'U+0-24F,U+1E00-20CF';
/** The last one available on a device is used. The widths of Arial and Roboto are published; that of Open Sans was measured by capsize. */
const latinFaces = {
  regular: [
    { locals: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'], width: 0.4688 },
    { locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], width: 0.4448 },
    { locals: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'], width: 0.4414 },
  ],
  // Open Sans is used in regular weight only: bold is rarely installed, and only the width matters.
  bold: [
    { locals: ['Open Sans', 'Open Sans Regular', 'OpenSans-Regular'], width: 0.4688 },
    { locals: ['Roboto Bold', 'Roboto-Bold'], width: 0.45 },
    { locals: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold'], width: 0.478 },
  ],
} as const;

/**
 * By the subset that contains the script. Where the common system font has the same design as ours (Android, ChromeOS, Linux), no
 * adjustment is needed except those listed in `widths`.
 */
const shippedOf = new Map(Object.values(scripts).flatMap(({ shipped, subsets }) => (shipped ? [[subsets.at(-1)!, shipped] as const] : [])));
const widths: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(scripts).map((script) => script.widths));

/**
 * `@font-face` rules of a family's fallback, `<family> Fallback`: fonts of the visitor's device, adjusted to the width and height of
 * the web font, so that nothing moves when it loads. A device without any of them shows its default font.
 */
export async function fallbackRules(faces: readonly FontFace[]): Promise<string> {
  const rules = await Promise.all(
    faces.map(async (face) => {
      const devices = devicesFor(face);
      const metrics = await metricsOf(face.file);
      return devices.map((device) => rule(face, metrics, device));
    }),
  );
  return rules.flat().join('\n');
}

/** Cached, since brands share the files of packages. */
const measured = new Map<string, ReturnType<typeof fromFile>>();

function metricsOf(file: string): ReturnType<typeof fromFile> {
  const metrics = measured.get(file) ?? fromFile(file);
  measured.set(file, metrics);
  return metrics;
}

function devicesFor({ weight, subset }: FontFace): DeviceFace[] {
  const bold = weight >= 600;
  if (subset === 'latin') return latinFaces[bold ? 'bold' : 'regular'].map((face) => ({ ...face, unicodeRange: latin }));
  const shipped = shippedOf.get(subset);
  if (!shipped) return [];
  const { family, unicodeRange } = shipped;
  const cut = bold ? 'Bold' : 'Regular';
  const locals = [...(bold ? [] : [family]), `${family} ${cut}`, `${family.replaceAll(' ', '')}-${cut}`];
  return [{ locals, unicodeRange }];
}

function rule(
  { family, weight }: FontFace,
  metrics: Awaited<ReturnType<typeof fromFile>>,
  { locals, unicodeRange, width }: DeviceFace,
): string {
  const em = metrics.unitsPerEm;
  const scale = width ? metrics.xWidthAvg / em / width : (widths[`${family} ${weight}`] ?? 1);
  const percent = (part: number) => `${+(part * 100).toFixed(2)}%`;
  return [
    `@font-face{font-family:'${family} Fallback';font-style:normal;font-weight:${weight}`,
    `src:${locals.map((name) => `local('${name}')`).join(',')}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / em / scale)}`,
    `descent-override:${percent(Math.abs(metrics.descent) / em / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / em / scale)}`,
    `unicode-range:${unicodeRange}}`,
  ].join(';');
}
