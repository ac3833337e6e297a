import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { brandAssets } from '../../build/site-files.ts';
import { counted, Findings, type Check } from './problem.ts';
import { maskableFacts, readDrawing } from './svg.ts';

type Asset = (typeof brandAssets)[number];

interface Demand {
  /** The largest file, in bytes: logos come with the first view, the favicon with every page. */
  most: number;
  shape: 'any' | 'square' | 'wide' | { width: number; height: number };
}

const kilobyte = 1024;
const demands: Record<Asset, Demand> = {
  'logo.svg': { most: 12 * kilobyte, shape: 'wide' },
  'logo-dark.svg': { most: 12 * kilobyte, shape: 'wide' },
  'logo-light.svg': { most: 12 * kilobyte, shape: 'wide' },
  'favicon.svg': { most: 4 * kilobyte, shape: 'square' },
  'icon.svg': { most: 16 * kilobyte, shape: 'square' },
  'icon-maskable.svg': { most: 16 * kilobyte, shape: 'square' },
  'social-card.svg': { most: 48 * kilobyte, shape: { width: 1200, height: 630 } },
};
/** Messengers leave a picture out that is larger. */
const largestCard = 600 * kilobyte;

/** The pictures of a brand: there, of their kind, small, of the right shape, and doing nothing but be looked at. */
export function checkAssets(folder: string): Check {
  const findings = new Findings(folder);
  for (const name of brandAssets) checkAsset(findings, folder, name);
  const place = path.join(folder, 'assets');
  const others = existsSync(place) ? readdirSync(place).filter((name) => !brandAssets.some((known) => known === name)) : [];
  for (const name of others) findings.note(`assets/${name}`, 'is used by nothing', 'remove it');
  return findings.as('Pictures', counted(brandAssets.length, 'picture'));
}

function checkAsset(findings: Findings, folder: string, name: Asset): void {
  const file = `assets/${name}`;
  const wrong = (what: string, mend: string) => findings.error(file, what, mend);
  const absolute = path.join(folder, file);
  if (!existsSync(absolute)) return wrong('is missing', 'draw it as SVG');
  const svg = readFileSync(absolute, 'utf8');
  const { most, shape } = demands[name];
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
    wrong(`is ${width} by ${height}`, `draw it ${shape.width} by ${shape.height}, or messengers cut it`);
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
