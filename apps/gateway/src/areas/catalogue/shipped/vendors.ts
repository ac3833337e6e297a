import type { GameType, LanguageCode } from '@parlour/domain';

/** A text in each of the platform's languages. */
export type Names = Readonly<Record<LanguageCode, string>>;

/** A games maker that merchants can offer. */
export interface Vendor {
  readonly titles: Names;
  /** The product lines that it makes, in the order of the navigation. */
  readonly gameTypes: readonly GameType[];
  /** True for the arcade of this repository, the one whose games can be launched. */
  readonly inHouse: boolean;
}

/** Every vendor by its code (the specification's `vassalage`). All invented but for the code JL, the specification's in-house vendor. */
export const vendors = {
  JL: {
    titles: { EN: 'Parlour Arcade', BN: 'পার্লার আর্কেড', VI: 'Parlour Arcade', CN: '雅厅电玩', TH: 'พาร์เลอร์อาร์เคด', AR: 'بارلور أركيد' },
    gameTypes: ['RNG'],
    inHouse: true,
  },
  MGW: {
    titles: {
      EN: 'Marigold Works',
      BN: 'ম্যারিগোল্ড ওয়ার্কস',
      VI: 'Marigold Works',
      CN: '万寿菊工坊',
      TH: 'แมริโกลด์เวิร์กส์',
      AR: 'ماريغولد ووركس',
    },
    gameTypes: ['RNG', 'BGS'],
    inHouse: false,
  },
  TDW: {
    titles: { EN: 'Tidewheel', BN: 'টাইডহুইল', VI: 'Tidewheel', CN: '潮轮', TH: 'ไทด์วีล', AR: 'تايدويل' },
    gameTypes: ['RNG', 'FISH'],
    inHouse: false,
  },
  OBF: {
    titles: { EN: 'Obsidian Fox', BN: 'অবসিডিয়ান ফক্স', VI: 'Obsidian Fox', CN: '黑曜狐', TH: 'ออบซิเดียนฟ็อกซ์', AR: 'أوبسيديان فوكس' },
    gameTypes: ['RNG', 'FISH'],
    inHouse: false,
  },
  CPM: {
    titles: { EN: 'Copper Monkey', BN: 'কপার মাংকি', VI: 'Copper Monkey', CN: '铜猴', TH: 'คอปเปอร์มังกี้', AR: 'كوبر مانكي' },
    gameTypes: ['RNG', 'PVP'],
    inHouse: false,
  },
  BBG: {
    titles: { EN: 'Bamboo Gate', BN: 'ব্যাম্বু গেট', VI: 'Bamboo Gate', CN: '竹门', TH: 'แบมบูเกต', AR: 'بامبو غيت' },
    gameTypes: ['RNG', 'PVP', 'BGS'],
    inHouse: false,
  },
  VLT: {
    titles: { EN: 'Velour Tables', BN: 'ভেলুর টেবিলস', VI: 'Velour Tables', CN: '丝绒真人', TH: 'เวลัวร์เทเบิลส์', AR: 'فيلور تيبلز' },
    gameTypes: ['LIVE'],
    inHouse: false,
  },
  HBL: {
    titles: { EN: 'Harbour Light', BN: 'হারবার লাইট', VI: 'Harbour Light', CN: '港灯', TH: 'ฮาร์เบอร์ไลต์', AR: 'هاربور لايت' },
    gameTypes: ['LIVE'],
    inHouse: false,
  },
  KPT: {
    titles: { EN: 'Kestrel Pitch', BN: 'কেস্ট্রেল পিচ', VI: 'Kestrel Pitch', CN: '红隼体育', TH: 'เคสเทรลพิตช์', AR: 'كستريل بيتش' },
    gameTypes: ['SPORTS', 'ESPORTS'],
    inHouse: false,
  },
  SPW: {
    titles: { EN: 'Spurwing', BN: 'স্পারউইং', VI: 'Spurwing', CN: '距翼', TH: 'สเปอร์วิง', AR: 'سبوروينغ' },
    gameTypes: ['COCKFIGHT'],
    inHouse: false,
  },
  DRW: {
    titles: { EN: 'Drumroll Draws', BN: 'ড্রামরোল ড্র', VI: 'Drumroll Draws', CN: '鼓点彩票', TH: 'ดรัมโรลดรอว์ส', AR: 'درامرول دروز' },
    gameTypes: ['LOTT', 'ELOTT'],
    inHouse: false,
  },
} as const satisfies Record<string, Vendor>;

export type VendorCode = keyof typeof vendors;
export const vendorCodes = Object.keys(vendors) as VendorCode[];

/** True when `code` is a vendor of the catalogue. */
export function isVendorCode(code: string): code is VendorCode {
  return Object.hasOwn(vendors, code);
}
