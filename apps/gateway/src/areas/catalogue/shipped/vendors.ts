import type { GameType } from '@parlour/domain';
import type { Names } from '../../../kernel/texts/shipped-texts.ts';
import { namesOf } from './names.ts';

/** A maker of games that merchants can offer. */
export interface Vendor {
  readonly titles: Names;
  /** The product lines that it makes, in the order of the navigation. */
  readonly gameTypes: readonly GameType[];
  /** True for the platform's own label, which INHOUSE selects. */
  readonly inHouse: boolean;
  /** Whether its games can be tried without an account. */
  readonly trial?: true;
  /** The line with a tile that opens the list of this vendor's games (`isGame` VASSALAGE). */
  readonly tile?: GameType;
}

/** All made up, except the code JL, which is the specification's in-house vendor. */
const facts = {
  JL: {
    gameTypes: ['RNG'],
    inHouse: true,
    trial: true,
  },
  MGW: {
    gameTypes: ['RNG', 'BGS'],
    inHouse: false,
    trial: true,
  },
  TDW: {
    gameTypes: ['RNG', 'FISH'],
    inHouse: false,
    trial: true,
  },
  OBF: {
    gameTypes: ['RNG', 'FISH'],
    inHouse: false,
    trial: true,
  },
  CPM: {
    gameTypes: ['RNG', 'PVP'],
    inHouse: false,
    trial: true,
  },
  BBG: {
    gameTypes: ['RNG', 'PVP', 'BGS'],
    inHouse: false,
    trial: true,
  },
  VLT: {
    gameTypes: ['LIVE'],
    inHouse: false,
    tile: 'LIVE',
  },
  HBL: {
    gameTypes: ['LIVE'],
    inHouse: false,
  },
  KPT: {
    gameTypes: ['SPORTS', 'ESPORTS'],
    inHouse: false,
  },
  SPW: {
    gameTypes: ['COCKFIGHT'],
    inHouse: false,
  },
  DRW: {
    gameTypes: ['LOTT', 'ELOTT'],
    inHouse: false,
  },
} as const satisfies Record<string, Omit<Vendor, 'titles'>>;

export type VendorCode = keyof typeof facts;
export const vendorCodes = Object.keys(facts) as VendorCode[];

/** Every vendor by its code (the specification's `vassalage`). */
// One row for each code.
export const vendors = Object.fromEntries(
  vendorCodes.map((code): [string, Vendor] => [code, { ...facts[code], titles: namesOf(`vendor.${code}`) }]),
) as Record<VendorCode, Vendor>;

/** Whether `code` is a vendor of the catalogue. */
export function isVendorCode(code: string): code is VendorCode {
  return Object.hasOwn(vendors, code);
}
