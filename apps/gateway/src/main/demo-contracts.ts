import { lotteryVendor } from '@parlour/domain';
import type { Currency } from '@parlour/domain';
import { platform, type ContractKind } from '@parlour/domain/agents';
import { v5 as uuidOf } from 'uuid';
import { duePeriods } from '../areas/agents/settlement/periods.ts';
import { noteRun, runPeriod } from '../areas/agents/settlement/run.ts';
import { acceptOffer, offerContract } from '../areas/agents/contracts/life.ts';
import { tiersFrom, type StoredTier } from '../areas/agents/contracts/stored-tiers.ts';
import { findMemberByUsername } from '../areas/identity/member/find.ts';
import type { Member } from '../areas/identity/member/tables.ts';
import type { Merchant } from '../kernel/merchants.ts';
import type { Db } from '../kernel/tables.ts';
import { cash, lotteryHouse } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { demoAgent, demoPlayers } from './demo-line.ts';

const day = 24 * 3600 * 1000;
/** For how many days the line has been playing. */
const days = 22;
/** Ids are derived from names within this namespace, so that seeding again creates nothing twice. */
const namespace = '6f1c1c52-6a3e-4a55-9d0e-0f3c6f1d8a77';

const daily = (low: string, high: string): StoredTier[] => [
  { rate: low, turnover: '500' },
  { rate: high, turnover: '3000', active: 2 },
];
const dividend = (low: string, middle: string, high: string): StoredTier[] => [
  { rate: low, turnover: '2000' },
  { rate: middle, turnover: '10000', active: 2 },
  { rate: high, turnover: '40000', active: 3 },
];

/** Who has which contract, uplines first. */
const contracts: readonly { holder: string; kind: ContractKind; tiers: StoredTier[]; isNew?: true }[] = [
  { holder: demoAgent, kind: 'daily', tiers: daily('0.5', '1') },
  { holder: 'demoeast', kind: 'daily', tiers: daily('0.4', '0.8') },
  { holder: 'demowest', kind: 'daily', tiers: daily('0.3', '0.6') },
  { holder: 'demoriver', kind: 'daily', tiers: daily('0.3', '0.6') },
  { holder: 'demobridge', kind: 'daily', tiers: daily('0.2', '0.4') },
  { holder: demoAgent, kind: 'dividend', tiers: dividend('10', '20', '30') },
  { holder: 'demoeast', kind: 'dividend', tiers: dividend('8', '15', '25') },
  { holder: 'demowest', kind: 'dividend', tiers: dividend('5', '10', '20') },
  { holder: 'demoriver', kind: 'dividend', tiers: dividend('5', '10', '15') },
  { holder: 'demobridge', kind: 'dividend', tiers: dividend('3', '6', '9') },
  // Three weeks of hourly and real-time runs would be thousands of runs.
  { holder: demoAgent, kind: 'hourly', tiers: [{ winRate: '0.2', lossRate: '0.4' }], isNew: true },
  { holder: 'demoeast', kind: 'hourly', tiers: [{ winRate: '0.1', lossRate: '0.2' }], isNew: true },
  { holder: demoAgent, kind: 'realtime', tiers: [{ winRate: '0.1', lossRate: '0.2' }], isNew: true },
  { holder: 'demoeast', kind: 'realtime', tiers: [{ winRate: '0.05', lossRate: '0.1' }], isNew: true },
  { holder: demoAgent, kind: 'affiliate', tiers: [{ rate: '30', ngr: '0' }], isNew: true },
];

/** Gives the demonstration line contracts, three weeks of play with their bills, and its head an offer to answer; once. */
export async function makeDemoContracts(trx: Db, merchant: Merchant, now: Date): Promise<void> {
  const { flags } = merchant;
  if (!flags.dailySalary || !flags.dividendContracts) return;
  const head = await findMemberByUsername(trx, merchant.code, demoAgent);
  if (!head) return;
  const there = await trx.selectFrom('agent_contract').select('id').where('holder_id', '=', head.id).executeTakeFirst();
  if (there) return;
  const began = new Date(now.getTime() - days * day);
  await trx
    .insertInto('agent_policy')
    .values({
      merchant: merchant.code,
      version: 1,
      policy: JSON.stringify({ dividendCycle: 'weekly', activeMin: '100' }),
      made_by: 'seed',
      made_at: began,
      reason: 'Weekly dividends, so that a demonstration shows bills',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const currency = head.currency as Currency;
  for (const { holder: name, kind, tiers, isNew } of contracts) {
    const flag = {
      daily: true,
      dividend: true,
      hourly: flags.hourlySalary,
      realtime: flags.realTimeSalary,
      affiliate: flags.affiliateContracts,
    };
    const holder = await findMemberByUsername(trx, merchant.code, name);
    if (!holder || !flag[kind]) continue;
    const changing = { trx, merchant, now: isNew ? now : began };
    const offer = { kind, holder, tiers: tiersFrom(tiers, currency), by: holder.upline_id ?? platform, madeBy: 'seed', closure: [] };
    await acceptOffer(changing, await offerContract(changing, offer), currency, []);
  }
  for (const name of demoPlayers) {
    const player = await findMemberByUsername(trx, merchant.code, name);
    if (player) await play(trx, merchant, player, now);
  }
  for (const kind of ['daily', 'dividend'] as const) {
    const periods = await duePeriods(trx, merchant, kind, now);
    for (const period of periods) await noteRun(trx, merchant, kind, period, now);
    for (const period of periods) await runPeriod(trx, merchant, kind, period.id, now);
  }
  await offerContract(
    { trx, merchant, now },
    { kind: 'dividend', holder: head, tiers: tiersFrom(dividend('12', '22', '35'), currency), by: platform, madeBy: 'seed', closure: [] },
  );
}

/** Books one bet a day, like a lottery's line; about every third one wins. */
async function play(trx: Db, merchant: Merchant, player: Member, now: Date): Promise<void> {
  const currency = player.currency as Currency;
  const base = { merchant: merchant.code, book: 'real' as const, asset: currency };
  const move = async (name: string, kind: 'adjustment' | 'bet' | 'win', minor: bigint, at: Date, reference: string): Promise<void> => {
    const from = kind === 'adjustment' ? ({ owner: 'house', ownerId: 'platform', account: 'adjustment' } as const) : lotteryHouse;
    const lines = [
      { ...from, minor: -minor },
      { ...cash(player.id), minor },
    ];
    await post(trx, { ...base, kind, key: `demo-line:${name}`, reference, lines }, at);
  };
  const started = new Date(now.getTime() - days * day);
  await move(`${player.id}:start`, 'adjustment', 10_000_000n, started, player.id);
  for (let ago = days - 1; ago >= 0; ago--) {
    // A few hours back, so that today's bet has already been settled.
    const at = new Date(now.getTime() - ago * day - 2 * 3600 * 1000);
    const id = uuidOf(`${player.id}:${ago}`, namespace);
    const figure = Number.parseInt(id.slice(0, 6), 16);
    const stake = BigInt(20_000 + (figure % 40) * 5_000);
    const win = figure % 3 === 0 ? (stake * 17n) / 10n : 0n;
    await move(`${id}:stake`, 'bet', -stake, at, id);
    if (win > 0n) await move(`${id}:win`, 'win', win, at, id);
    await trx
      .insertInto('round')
      .values({
        id,
        merchant: merchant.code,
        member_id: player.id,
        vendor: lotteryVendor,
        vendor_round_id: id,
        game_code: 'XSMB',
        currency,
        book: 'real',
        stake,
        win,
        status: 'settled',
        placed_at: at,
        settled_at: at,
      })
      .execute();
  }
}
