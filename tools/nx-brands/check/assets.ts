import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { bannerAssets, type brandAssets } from '../../build/site-files.ts';
import { counted, Findings, type Check } from './problem.ts';
import { maskableFacts, readDrawing } from './svg.ts';

interface Demand {
  /** The largest file size in bytes: logos load with the first view, the favicon with every page. */
  most: number;
  shape: 'any' | 'square' | 'wide' | { width: number; height: number };
}

const kilobyte = 1024;
const demands: Record<(typeof brandAssets)[number], Demand> = {
  'logo.svg': { most: 12 * kilobyte, shape: 'wide' },
  'logo-dark.svg': { most: 12 * kilobyte, shape: 'wide' },
  'logo-light.svg': { most: 12 * kilobyte, shape: 'wide' },
  'favicon.svg': { most: 4 * kilobyte, shape: 'square' },
  'icon.svg': { most: 16 * kilobyte, shape: 'square' },
  'icon-maskable.svg': { most: 16 * kilobyte, shape: 'square' },
  'social-card.svg': { most: 48 * kilobyte, shape: { width: 1200, height: 630 } },
};
/** A banner is the largest picture of the first view. */
const bannerDemand = (file: string): Demand => ({
  most: 32 * kilobyte,
  shape: file.endsWith('-phone.svg') ? { width: 800, height: 800 } : { width: 1200, height: 480 },
});
/** Messengers ignore larger pictures. */
const largestCard = 600 * kilobyte;

/** Checks a brand's pictures: complete, valid, small, of the right shape, and without active content. */
export function checkAssets(folder: string): Check {
  const findings = new Findings(folder);
  const wanted = new Map<string, Demand>([
    ...Object.entries(demands),
    ...bannerAssets.map(({ file }) => [file, bannerDemand(file)] as const),
  ]);
  for (const [name, demand] of wanted) checkAsset(findings, folder, name, demand);
  const place = path.join(folder, 'assets');
  const there = existsSync(place) ? readdirSync(place, { recursive: true, withFileTypes: true }) : [];
  const others = there
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !wanted.has(name));
  for (const name of others) findings.note(`assets/${name}`, 'is used by nothing', 'remove it');
  return findings.as('Pictures', counted(wanted.size, 'picture'));
}

function checkAsset(findings: Findings, folder: string, name: string, { most, shape }: Demand): void {
  const file = `assets/${name}`;
  const wrong = (what: string, mend: string) => findings.error(file, what, mend);
  const absolute = path.join(folder, file);
  if (!existsSync(absolute))
    return wrong('is missing', name.startsWith('banners/') ? `run npm run draw -- ${path.basename(folder)}` : 'draw it as SVG');
  const svg = readFileSync(absolute, 'utf8');
  const size = Buffer.byteLength(svg);
  if (size > most) wrong(`has ${size} bytes, and may have ${most}`, 'take out what is not seen: hidden layers, metadata, decimals');
  let drawing;
  try {
    drawing = readDrawing(svg);
  } catch (error) {
    return wrong(`cannot be drawn (${(error as Error).message})`, 'export it again as plain SVG');
  }
  for (const found of drawing.forbidden) wrong(`holds ${found}`, 'draw it as shapes in the file itself');
  if (!drawing.viewBox) return wrong('has no viewBox', 'state it on <svg>, or the picture cannot be scaled');
  const { width, height } = drawing.viewBox;
  if (shape === 'square' && width !== height) wrong(`is ${width} by ${height}`, 'draw it square');
  if (shape === 'wide' && width < height) wrong(`is ${width} by ${height}`, 'draw a logo that is wider than high: it stands in a header');
  if (typeof shape === 'object' && (width !== shape.width || height !== shape.height))
    wrong(`is ${width} by ${height}`, `draw it ${shape.width} by ${shape.height}, or it is cut`);
  if (name === 'icon-maskable.svg') checkMaskable(svg, wrong);
  if (name === 'social-card.svg') checkCard(svg, wrong);
}

type Wrong = (what: string, mend: string) => void;

function checkMaskable(svg: string, wrong: Wrong): void {
  const { covered, reach, safe } = maskableFacts(svg);
  if (!covered) wrong('leaves its corners open', 'paint a ground over the whole square: devices cut the shape');
  if (!safe)
    wrong(
      `reaches ${Math.round(reach * 100)} % of the side away from the middle, outside of the safe zone of 40 %`,
      'draw the emblem smaller: devices cut away what is outside',
    );
}

function checkCard(svg: string, wrong: Wrong): void {
  const bytes = new Resvg(svg, { fitTo: { mode: 'width', value: 1200 } }).render().asPng().length;
  if (bytes > largestCard) wrong(`becomes a PNG of ${bytes} bytes, and messengers take ${largestCard}`, 'draw it with fewer fine lines');
}
