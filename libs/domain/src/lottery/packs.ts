import elevenOfFive from './packs/11x5.json' with { type: 'json' };
import fourDigits from './packs/4d.json' with { type: 'json' };
import hanoi from './packs/hanoi.json' with { type: 'json' };
import k3 from './packs/k3.json' with { type: 'json' };
import lao from './packs/lao.json' with { type: 'json' };
import pc28 from './packs/pc28.json' with { type: 'json' };
import pk10 from './packs/pk10.json' with { type: 'json' };
import ssc from './packs/ssc.json' with { type: 'json' };
import thai from './packs/thai.json' with { type: 'json' };
import north from './packs/vn-north.json' with { type: 'json' };
import south from './packs/vn-south.json' with { type: 'json' };
import type { RulePack } from './pack.ts';
import { readPack } from './pack-file.ts';

export const packIds = ['vn-north', 'vn-south', 'thai', 'hanoi', 'lao', '4d', 'k3', 'ssc', 'pk10', '11x5', 'pc28'] as const;
export type PackId = (typeof packIds)[number];

/** The shipped packs, validated when this module loads. Vietnam's central provinces use the southern pack. */
export const packs: Readonly<Record<PackId, RulePack>> = {
  'vn-north': readPack(north),
  'vn-south': readPack(south),
  thai: readPack(thai),
  hanoi: readPack(hanoi),
  lao: readPack(lao),
  '4d': readPack(fourDigits),
  k3: readPack(k3),
  ssc: readPack(ssc),
  pk10: readPack(pk10),
  '11x5': readPack(elevenOfFive),
  pc28: readPack(pc28),
};

/** True for the id of a shipped pack. */
export function isPackId(id: string): id is PackId {
  return Object.hasOwn(packs, id);
}
