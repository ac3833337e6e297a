import type { Flags } from '@parlour/domain';
import type { CalendarException, CalendarRow, PackId } from '@parlour/domain/lottery';
import { sandboxSources } from '../sources/settings.ts';
import type { PrizeMode } from '../tables.ts';

/** A shipped game; operators can change a merchant's settings of it. */
export interface ShippedGame {
  gameCode: string;
  packId: PackId;
  area: 'vnNorth' | 'vnSouth' | 'vnCentral' | 'sea' | 'fast';
  prizeMode: PrizeMode;
  source: 'outside' | 'inHouse';
  resultOf?: string;
  isHot?: true;
  /** Fast games have no zone: they use the merchant's own clock. */
  calendar: Omit<CalendarRow, 'zone'> & { zone?: string };
  exceptions?: readonly ShippedException[];
}
export type ShippedException = CalendarException & { reason: string };

const daily = [0, 1, 2, 3, 4, 5, 6];
const minutes = (count: number) => count * 60;
/** Real installations name their own sources in LOTTERY_SOURCES, under these names or others that operators enter in calendars. */
const sources = Object.keys(sandboxSources);
const vietnam = { zone: 'Asia/Ho_Chi_Minh', closeBefore: minutes(5), closing: 60, sources };
const provinceMode = { prizeMode: 'LOTT', source: 'outside' } as const;

/** The first day of each lunar year, as published. There are no draws from the eve of the new year to its third day. */
const lunarYears = [
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
];
const dayFrom = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const north: readonly ShippedException[] = [
  { from: '2020-04-01', to: '2020-04-22', action: 'skip', reason: 'No draws were held.' },
  ...lunarYears.map((day) => ({ from: dayFrom(day, -1), to: dayFrom(day, 2), action: 'skip' as const, reason: 'Tết.' })),
];

/** Thai draws avoid three holidays of each year. */
const thai: readonly ShippedException[] = Array.from({ length: 6 }, (_, i) => 2025 + i).flatMap((year) => {
  const move = (day: string, movedTo: string) => ({ from: day, to: day, action: 'move' as const, movedTo, reason: 'A holiday.' });
  return [move(`${year}-01-01`, `${year - 1}-12-30`), move(`${year}-01-16`, `${year}-01-17`), move(`${year}-05-01`, `${year}-05-02`)];
});

/** The provinces that draw in the south and in the centre, by weekday from Sunday on (lottery 2). */
const south = [
  ['TIENGIANG', 'KIENGIANG', 'DALAT'],
  ['TPHCM', 'DOTHAP', 'CAMAU'],
  ['BENTRE', 'VUNGTAU', 'BACLIEU'],
  ['DONGNAI', 'CANTHO', 'SOCTRANG'],
  ['TAYNINH', 'ANGIANG', 'BINHTHUAN'],
  ['VINHLONG', 'BINHDUONG', 'TRAVINH'],
  ['TPHCM', 'LONGAN', 'BINHPHUOC', 'HAUGIANG'],
];
const central = [
  ['HUE', 'KHANHHOA', 'KONTUM'],
  ['PHUYEN', 'HUE'],
  ['DAKLAK', 'QUANGNAM'],
  ['DANANG', 'KHANHHOA'],
  ['BINHDINH', 'QUANGBINH', 'QUANGTRI'],
  ['GIALAI', 'NINHTHUAN'],
  ['DANANG', 'QUANGNGAI', 'DAKNONG'],
];

function provinces(prefix: string, area: 'vnSouth' | 'vnCentral', drawAt: string, week: readonly (readonly string[])[]): ShippedGame[] {
  return [...new Set(week.flat())].map((code) => ({
    ...provinceMode,
    gameCode: `${prefix}_${code}`,
    packId: 'vn-south',
    area,
    calendar: { ...vietnam, weekdays: daily.filter((day) => week[day]!.includes(code)), drawAt },
  }));
}

const sea = { area: 'sea', prizeMode: 'SEA', source: 'outside' } as const;
const inHouseHanoi = { packId: 'hanoi', area: 'sea', prizeMode: 'ELOTT', source: 'inHouse' } as const;

function fast(name: string, packId: PackId, prizeMode: 'ZY' | 'ELOTT'): ShippedGame[] {
  const game = { packId, area: 'fast', prizeMode, source: 'inHouse' } as const;
  return [
    { ...game, gameCode: `${name}_1M`, calendar: { everyMinutes: 1, closeBefore: 5, closing: 5 } },
    { ...game, gameCode: `${name}_5M`, calendar: { everyMinutes: 5, closeBefore: 15, closing: 5 } },
  ];
}

/** Every lottery of the platform, in the order of the lobby. */
export const shippedGames: readonly ShippedGame[] = [
  {
    ...provinceMode,
    gameCode: 'XSMB',
    packId: 'vn-north',
    area: 'vnNorth',
    isHot: true,
    calendar: { ...vietnam, weekdays: daily, drawAt: '18:15' },
    exceptions: north,
  },
  ...provinces('XSMN', 'vnSouth', '16:15', south),
  ...provinces('XSMT', 'vnCentral', '17:15', central),
  {
    ...sea,
    gameCode: 'HANOI',
    packId: 'hanoi',
    resultOf: 'XSMB',
    isHot: true,
    calendar: { ...vietnam, weekdays: daily, drawAt: '18:15' },
    exceptions: north,
  },
  {
    ...inHouseHanoi,
    gameCode: 'HANOI_SP',
    calendar: { zone: vietnam.zone, weekdays: daily, drawAt: '17:30', closeBefore: minutes(2), closing: 60 },
  },
  {
    ...inHouseHanoi,
    gameCode: 'HANOI_VIP',
    calendar: { zone: vietnam.zone, weekdays: daily, drawAt: '19:30', closeBefore: minutes(2), closing: 60 },
  },
  {
    ...sea,
    gameCode: 'THAI',
    packId: 'thai',
    isHot: true,
    calendar: { zone: 'Asia/Bangkok', monthDays: [1, 16], drawAt: '14:30', closeBefore: minutes(10), closing: 60, sources },
    exceptions: thai,
  },
  {
    ...sea,
    gameCode: 'LAO',
    packId: 'lao',
    calendar: { zone: 'Asia/Vientiane', weekdays: [1, 3, 5], drawAt: '20:30', closeBefore: minutes(30), closing: 60, sources },
  },
  ...['4D_A', '4D_B', '4D_C'].map((gameCode): ShippedGame => ({
    ...sea,
    gameCode,
    packId: '4d',
    calendar: { zone: 'Asia/Kuala_Lumpur', weekdays: [0, 3, 6], drawAt: '19:00', closeBefore: minutes(15), closing: 60, sources },
  })),
  ...fast('K3', 'k3', 'ELOTT'),
  ...fast('SSC', 'ssc', 'ZY'),
  ...fast('PK10', 'pk10', 'ZY'),
  ...fast('11X5', '11x5', 'ZY'),
  ...fast('PC28', 'pc28', 'ELOTT'),
];

/** A merchant's game; off if only its results are needed. */
export type MerchantGame = ShippedGame & { isOn: boolean };

/** The games of a merchant by its flags. A merchant with in-house draws needs those of the north, whose results salt them. */
export function gamesOf(flags: Pick<Flags, 'lottery' | 'vnLottery' | 'seaLottery' | 'eLottery'>): MerchantGame[] {
  if (!flags.lottery) return [];
  const isOn = ({ prizeMode }: ShippedGame) =>
    prizeMode === 'LOTT' ? flags.vnLottery : prizeMode === 'SEA' ? flags.seaLottery : flags.eLottery;
  const isSalt = ({ gameCode }: ShippedGame) => gameCode === 'XSMB' && flags.eLottery;
  return shippedGames.filter((game) => isOn(game) || isSalt(game)).map((game) => ({ ...game, isOn: isOn(game) }));
}
