import { decimalOf, packs, ratio, rtpOf, times, type PackId } from '@parlour/domain/lottery';
import type { components } from '@parlour/office-api/contract';

type Schemas = components['schemas'];

export function aPack(change: Partial<Schemas['OfficeLotteryPack']> = {}): Schemas['OfficeLotteryPack'] {
  const pack = change.pack ?? 'vn-north';
  return {
    id: `atrium01/${pack}`,
    merchant: 'atrium01',
    currency: 'BDT',
    pack,
    games: [{ game: 'XSMB', names: { EN: 'North' } }],
    types: 19,
    off: 1,
    changed: 2,
    last: { version: 3, by: 'amina, bao', at: '2026-08-20T08:00:00.000Z', reason: 'The market pays 78 for 22' },
    ...change,
  };
}

/** The page of a pack as it is shipped, with one type that the merchant has set. */
export function aPackPage(
  id: PackId = 'vn-north',
  change: Partial<Schemas['OfficeLotteryPackPage']> = {},
): Schemas['OfficeLotteryPackPage'] {
  const pack = packs[id];
  return {
    pack: aPack({ pack: id }),
    settings: {},
    types: pack.types.map((type) => {
      const { lowest, highest } = rtpOf(pack, type);
      const percent = (part: typeof lowest) => decimalOf(times(part, ratio(100n)), 2);
      return {
        type: type.id,
        group: type.group,
        form: type.form,
        on: true,
        odds: typeof type.odds === 'string' ? type.odds : { ...type.odds },
        costUnits: type.costUnits,
        lowestRtp: percent(lowest),
        highestRtp: percent(highest),
        limits: { ...type.limits },
        steps: type.exposure.steps.map(({ from, odds }) => ({ from, odds: typeof odds === 'string' ? odds : { ...odds } })),
      };
    }),
    versions: [
      { version: 3, by: 'amina, bao', at: '2026-08-20T08:00:00.000Z', reason: 'The market pays 78 for 22' },
      { version: 2, by: 'bao, amina', at: '2026-08-02T08:00:00.000Z', reason: 'Too many bets on 68' },
      { version: 1, by: 'shipped', at: '2026-06-01T00:00:00.000Z', reason: 'Shipped with the platform' },
    ],
    ...change,
  };
}
