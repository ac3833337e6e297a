import { vendors, type VendorCode } from '@parlour/gateway/catalogue';
import { compact } from './compact.ts';
import { at, c, createKit, many, p, r, s, seeded, svg, type Kit } from './drawing.ts';
import { drum } from './motifs/objects.ts';
import { fox, monkey } from './motifs/beasts.ts';
import { lotus, type Motif } from './motifs/parts.ts';
import { lighthouse } from './motifs/places.ts';
import { marigold } from './motifs/nature.ts';
import { roosterPortrait } from './motifs/birds.ts';
import { gold, ivory, palettes, type Palette } from './palettes.ts';

const wheel = (kit: Kit): string =>
  c(0, 0, 74, 'none', `stroke="${gold[1]}" stroke-width="16"`) +
  kit.around(8, r(-7, -112, 14, 104, 6, kit.v(...gold)) + c(0, -112, 12, gold[0])) +
  c(0, 0, 30, kit.o(...gold)) +
  p('M-66 26Q-44 4-22 26T22 26T66 26Q44 74 0 74Q-44 74-66 26Z', '#37c4d8', 'opacity=".9"') +
  s('M-66 26Q-44 4-22 26T22 26T66 26', '#fff', 7);
const gate = (kit: Kit): string =>
  many(2, (index) => many(3, (joint) => r(index === 0 ? -82 : 58, -52 + joint * 54, 24, 51, 8, kit.h('#d9f59a', '#5fae2f', '#2d6b16')))) +
  p('M-124-66Q-100-54 0-60Q100-54 124-66L108-92Q0-80-108-92Z', kit.v('#ffe3a8', '#c9702a')) +
  r(-94, -40, 188, 17, 8, kit.v('#d9f59a', '#3f8a1c')) +
  c(0, 44, 36, kit.o('#fff', '#ffd9a0', '#e0632c')) +
  s('M0-24V8', gold[1], 6);
const drape = (kit: Kit): string =>
  p('M-110-104H110V-70Q86-46 56-70Q28-44 0-70Q-28-44-56-70Q-86-46-110-70Z', kit.v('#ff8a8a', '#8c0f22')) +
  kit.twin(p('M-110-90Q-70-10-104 108H-60Q-40 0-64-90Z', kit.h('#e02b34', '#6d0414'))) +
  p('M0-44L38 6L0 72L-38 6Z', kit.d(...gold)) +
  p('M0-44L38 6H-38Z', '#fff', 'opacity=".35"') +
  s('M-110-70Q-86-46-56-70Q-28-44 0-70Q28-44 56-70Q86-46 110-70', gold[1], 7);
const kestrel = (kit: Kit): string =>
  p(
    'M-118-50C-70-70-30-50-6-20C20-70 80-96 122-84C92-66 78-30 60 0C40 34 10 50-18 46L-44 104L-50 50C-66 44-74 30-70 12C-96 0-112-22-118-50Z',
    kit.d('#fff', '#ffc98a', '#b8561c'),
  ) +
  s('M4-10C30-40 66-62 96-70M0 6C30-10 56-30 78-44', '#7a3a12', 5, 'opacity=".6"') +
  c(-54, 6, 8, '#2a1408') +
  p('M-70 14L-98 26L-66 32Z', gold[1]) +
  c(58, 72, 34, kit.o('#fff', ivory[0], '#98a2b8')) +
  p('M58 56L73 67L67 85H49L43 67Z', '#1c2030');

const emblems: Readonly<Record<VendorCode, readonly [palette: Palette, draw: Motif, scale: number]>> = {
  JL: [
    palettes.lagoon,
    ({ kit, colours }) =>
      at(0, 12, lotus(kit, colours.main)) +
      c(0, -30, 60, kit.f('#fff3b0@.9', '#fff3b0@0')) +
      p('M0-58C22-28 16-6 0 4C-16-6-22-28 0-58Z', kit.v('#fff', gold[1])),
    0.36,
  ],
  MGW: [palettes.crimson, marigold, 0.33],
  TDW: [palettes.teal, ({ kit }) => wheel(kit), 0.32],
  OBF: [palettes.midnight, fox, 0.34],
  CPM: [palettes.moss, monkey, 0.33],
  BBG: [palettes.jade, ({ kit }) => gate(kit), 0.33],
  VLT: [palettes.plum, ({ kit }) => drape(kit), 0.33],
  HBL: [palettes.indigo, lighthouse, 0.31],
  KPT: [palettes.ice, ({ kit }) => kestrel(kit), 0.33],
  SPW: [palettes.saffron, roosterPortrait, 0.31],
  DRW: [palettes.violet, drum, 0.33],
};

/** A vendor's icon, 96 x 96; its title is next to it as real text. */
export function vendorIcon(vendor: VendorCode): string {
  const [colours, draw, scale] = emblems[vendor];
  const prefix = `v${vendor.toLowerCase()}`;
  const kit = createKit(prefix);
  const emblem = draw({ kit, colours, random: seeded(vendors[vendor].titles.EN) });
  const ground =
    r(0, 0, 96, 96, 22, kit.d(colours.light, colours.mid, colours.deep)) + c(48, 46, 46, kit.f(`${colours.glow}@.6`, `${colours.glow}@0`));
  return svg(96, 96, compact(kit.defs() + ground + at(48, 48, emblem, scale), `${prefix}-`));
}
