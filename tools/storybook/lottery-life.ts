import type { Brand } from '@parlour/brand/schema';
import { merchantsOf } from '@parlour/gateway';
import { drawsOf, seedDemoDraws, type TestClient, type TestClock } from '@parlour/gateway/testing';
import { repeatable, type FreshGateway } from '../build/fresh-gateway.ts';

interface Lotteries extends Pick<FreshGateway, 'app' | 'database'> {
  brands: readonly Brand[];
  clock: TestClock;
  vault: Parameters<typeof drawsOf>[0]['vault'];
  config: Parameters<typeof drawsOf>[0]['config'];
}

/** Minutes in which players bet on draws that are over when pages are recorded. */
export const minutesOfDraws = 3;

/**
 * Gives each brand with lotteries a history of settled draws, like a demonstration's, and draws that take bets; places its player's bets;
 * and advances the clock by `minutesOfDraws`, during which fast draws are drawn and settled.
 */
export async function playLotteries(
  { app, database, brands, clock, vault, config }: Lotteries,
  playerOf: (brand: Brand) => TestClient,
): Promise<void> {
  const merchants = merchantsOf(brands);
  const { db } = database;
  // Each brand has its own randomness: its recording must not depend on which other brands exist.
  for (const merchant of merchants.all)
    await seedDemoDraws(db, {
      merchants: { ...merchants, all: [merchant] },
      vault,
      random: repeatable(`${merchant.code} draws`),
      now: clock.now(),
    });
  const draws = drawsOf({ app, database, db: database.owner, clock, vault, merchants, config });
  const goOn = async () => {
    await draws.plan();
    await draws.advance();
    await draws.work('settle-draw');
  };
  await goOn();
  for (const brand of brands.filter(({ flags }) => flags.lottery)) await bet(brand, playerOf(brand), draws);
  for (let minute = 0; minute < minutesOfDraws; minute++) {
    clock.advance(60);
    await goOn();
  }
}

/** Places the slips of a typical player in each market, at the smallest units of the currency. */
async function bet({ flags, merchantCode }: Brand, player: TestClient, draws: ReturnType<typeof drawsOf>): Promise<void> {
  const at = async (packId: string, { type, selection }: Bet) => {
    const rules = await player.value('getLotteryRules', { params: { packId } });
    const { limits, odds } = rules.types.find(({ id }) => id === type)!;
    return { type, selection, unit: limits.minUnit, odds };
  };
  const next = async (gameCode: string) => (await draws.next(gameCode, merchantCode)).id;
  const place = async (gameCode: string, packId: string, bets: readonly Bet[]) => {
    const lines = await Promise.all(bets.map((each) => at(packId, each)));
    return player.value('placeBets', { body: { drawIds: [await next(gameCode)], lines } });
  };
  if (flags.vnLottery) {
    await place('XSMB', 'vn-north', [
      { type: 'lo2', selection: ['12', '34', '56'] },
      { type: 'xien2', selection: ['07', '70'] },
      { type: 'de', selection: ['83'] },
    ]);
    const first = await next('XSMB');
    const { following } = await player.value('getDraw', { params: { drawId: first } });
    const multipliers = [1, 1, 2, 3];
    const coming = [first, ...following.map(({ drawId }) => drawId)].slice(0, multipliers.length);
    const line = await at('vn-north', { type: 'de', selection: ['68'] });
    await player.value('placeBets', { body: { chase: { line, draws: coming, multipliers, stopOnWin: true } } });
  }
  if (flags.eLottery) {
    // Bets on every face, so that one line wins whatever is thrown.
    await place('K3_1M', 'k3', [{ type: 'single', selection: ['1', '2', '3', '4', '5', '6'] }]);
    await place('K3_5M', 'k3', [
      { type: 'single', selection: ['1', '2', '3'] },
      { type: 'twoSide', selection: ['big'] },
    ]);
  }
}

interface Bet {
  type: string;
  selection: string[];
}
