import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromDecimal, money, type Money } from '@parlour/domain';
import { z } from 'zod';
import type { Config } from '../kernel/config.ts';
import type { Db } from '../kernel/tables.ts';
import type { Merchant, Merchants } from '../kernel/merchants.ts';
import type { Clock, Random } from '../kernel/clock.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { splitOf } from '../areas/catalogue/launch.ts';
import { addFavourite, gamesOfMerchant } from '../areas/catalogue/store.ts';
import { createMember } from '../areas/identity/member/create.ts';
import { findMemberByUsername } from '../areas/identity/member/find.ts';
import type { Vault } from '../kernel/ports.ts';
import { post } from '../ledger/post.ts';
import { transfers } from '../ledger/transfers.ts';
import { hashPassword, isPassword } from '../areas/identity/session/passwords.ts';
import { demoTaker, takeDemoTickets, takePromotions } from './demo-promotions.ts';
import { makeDemoChat } from './demo-chat.ts';
import { makeDemoContracts } from './demo-contracts.ts';
import { fillDemoQueues, seedDeposit } from './demo-queues.ts';
import { demoAgent, demoLevels, makeDemoLine } from './demo-line.ts';
import { seedAlone } from './seed.ts';

/** A ready-made member of a demo site, so that anyone trying it can log in at once. */
export interface DemoAccount {
  brand: string;
  username: string;
  password: string;
  /** The agent's payment password, for sending money along the line. */
  paymentPassword?: string | undefined;
}

const username = 'demo';
/** How many games are its favourites. */
const liked = 3;
/** Points, so that there is something to redeem in the points mall. */
const welcomePoints = 1000n;
const fileSchema = z.array(
  z.object({ brand: z.string(), username: z.string(), password: z.string().min(15), paymentPassword: z.string().optional() }),
);

/** Where the accounts are written, mode 0600, for commands that print them. */
function demoAccountsFile(dataDir: string): string {
  return path.join(dataDir, 'demo-accounts.json');
}

interface Deps {
  merchants: Merchants;
  config: Config;
  clock: Clock;
  random: Random;
  vault: Vault;
}

/**
 * Creates at every demo merchant the member `demo`, with a password unique to this installation, a first deposit through the sandbox and
 * favourite games; a member `demobonus` who is in the middle of promotions; members whose withdrawals and feedback wait in the office; and, if
 * agents have lines, a line below the agent `demoagent` with contracts, play and bills. Whatever exists is kept, except a password that no
 * longer matches the file. Creates nothing in a licensed jurisdiction.
 */
export async function seedDemoMembers(db: Db, { merchants, config, clock, random, vault }: Deps): Promise<DemoAccount[]> {
  const known = readAccounts(config.dataDir);
  const accounts: DemoAccount[] = [];
  for (const merchant of merchants.all.filter(({ jurisdiction }) => jurisdiction === 'demo')) {
    const passwordOf = (name: string) =>
      known.find((each) => each.brand === merchant.brandId && each.username === name)?.password ?? random.bytes(12).toString('base64url');
    const own = { brand: merchant.brandId, username, password: passwordOf(username) };
    await ensureMember(
      db,
      { merchant, now: clock.now() },
      own,
      async (trx, hash) => void (await makeMember(trx, merchant, hash, { config, clock, vault }, username)),
    );
    accounts.push(own);
    const taker = { brand: merchant.brandId, username: demoTaker, password: passwordOf(demoTaker) };
    await ensureMember(db, { merchant, now: clock.now() }, taker, async (trx, hash) => {
      const { id, deposit } = await makeMember(trx, merchant, hash, { config, clock, vault }, demoTaker);
      await takePromotions(trx, merchant, { memberId: id, deposit }, clock.now(), vault);
    });
    accounts.push(taker);
    await inTransaction(db, async (trx) => {
      await seedAlone(trx);
      const speakers: { id: string; username: string; nickname: string }[] = [];
      for (const [name, nickname] of [
        [username, 'Lantern'],
        [demoTaker, 'Kingfisher'],
      ] as const) {
        const member = await findMemberByUsername(trx, merchant.code, name);
        if (member) speakers.push({ id: member.id, username: name, nickname });
      }
      await makeDemoChat(trx, merchant, speakers, { now: clock.now(), random });
      await takeDemoTickets({ db: trx, merchant, clock, random, vault }, speakers);
      await fillDemoQueues(trx, merchant, { config, vault, now: clock.now() });
    });
    if (!merchant.flags.agentPolicy) continue;
    const agent = {
      brand: merchant.brandId,
      username: demoAgent,
      password: passwordOf(demoAgent),
      paymentPassword:
        known.find((each) => each.brand === merchant.brandId && each.username === demoAgent)?.paymentPassword ??
        random.bytes(9).toString('base64url'),
    };
    await ensureMember(db, { merchant, now: clock.now() }, agent, (trx, hash) => makeDemoLine(trx, merchant, hash, clock.now()));
    accounts.push(agent);
    for (const name of demoLevels) {
      const below = { brand: merchant.brandId, username: name, password: passwordOf(name) };
      await ensureMember(db, { merchant, now: clock.now() }, below, () =>
        Promise.reject(new Error(`${name} is not in the demonstration line`)),
      );
      accounts.push(below);
    }
    await inTransaction(db, async (trx) => {
      await seedAlone(trx);
      await makeDemoContracts(trx, merchant, clock.now());
    });
  }
  if (accounts.length > 0) writeFileSync(demoAccountsFile(config.dataDir), `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  return accounts;
}

function readAccounts(dataDir: string): DemoAccount[] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(demoAccountsFile(dataDir), 'utf8')));
  } catch {
    return [];
  }
}

/** Creates an account with `make`, or resets the passwords of an existing one. */
async function ensureMember(
  db: Db,
  { merchant, now }: { merchant: Merchant; now: Date },
  { username: name, password, paymentPassword }: DemoAccount,
  make: (trx: Db, passwordHash: string) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await seedAlone(trx);
    const there = await findMemberByUsername(trx, merchant.code, name);
    if (!there || !(await isPassword(there.password_hash, password))) {
      const passwordHash = await hashPassword(password);
      if (there)
        await trx
          .updateTable('member')
          .set({ password_hash: passwordHash, password_changed_at: now, must_change_password: false })
          .where('id', '=', there.id)
          .execute();
      else await make(trx, passwordHash);
    }
    if (paymentPassword === undefined || (await isPassword(there?.payment_password_hash ?? null, paymentPassword))) return;
    await trx
      .updateTable('member')
      .set({ payment_password_hash: await hashPassword(paymentPassword) })
      .where('merchant', '=', merchant.code)
      .where('username', '=', name)
      .execute();
  });
}

async function makeMember(
  trx: Db,
  merchant: Merchant,
  passwordHash: string,
  { config, clock, vault }: Pick<Deps, 'config' | 'clock' | 'vault'>,
  name: string,
): Promise<{ id: string; deposit: string }> {
  const now = clock.now();
  const { id } = await createMember(
    trx,
    { merchant, kind: 'member', username: name, passwordHash, personal: { vault, payeeName: 'Demo Player' }, ip: '127.0.0.1' },
    // Registered some days ago, because chat rooms accept no messages from new accounts.
    new Date(now.getTime() - 3 * 24 * 3_600_000),
  );
  const deposit = await seedDeposit(trx, { merchant, memberId: id, amount: firstDeposit(merchant), config }, now);
  await likeGames(trx, merchant, id, now);
  if (merchant.flags.points)
    await post(
      trx,
      transfers.pointsEarned({ merchant: merchant.code, memberId: id, points: welcomePoints, reference: 'demonstration' }),
      now,
    );
  return { id, deposit };
}

/** A few games, hot ones first, so that the list of favourites has something to show. */
async function likeGames(trx: Db, { code: merchant, defaultLanguage, brand }: Merchant, memberId: string, now: Date): Promise<void> {
  const { games } = await gamesOfMerchant(
    trx,
    { merchant, split: splitOf(brand), country: null, now },
    { sort: 'HOT', language: defaultLanguage },
    { limit: liked, offset: 0 },
  );
  for (const [place, { vendor, code: gameCode }] of games.entries())
    await addFavourite(trx, { merchant, memberId, vendor, gameCode }, new Date(now.getTime() - place * 60_000));
}

/** Fifty times the smallest deposit, or the largest that the brand accepts at once. */
function firstDeposit({ brand, currency }: Merchant): Money {
  const least = fromDecimal(brand.limits.deposit.min, currency).minor * 50n;
  const most = fromDecimal(brand.limits.deposit.max, currency).minor;
  return money(least < most ? least : most, currency);
}
