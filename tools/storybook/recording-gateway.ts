import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Brand } from '@parlour/brand/schema';
import { merchantsOf } from '@parlour/gateway';
import {
  createClient,
  createMember,
  createVault,
  demoAgent,
  earnPoints,
  findMemberByUsername,
  hashPassword,
  issueLoginCode,
  jobQueues,
  makeDemoChat,
  makeDemoContracts,
  makeDemoLine,
  prepareQueue,
  setMaintenance,
  setRegionRestriction,
  type TestClient,
  type TestClock,
  testConfig,
  withAuthenticator,
  withPasskey,
} from '@parlour/gateway/testing';
import { type Persona, type RecordedAnswer, recordedAt, requestKey } from '@parlour/web/recording';
import { repeatable, startFreshGateway } from '../build/fresh-gateway.ts';
import { minutesOfDraws, playLotteries } from './lottery-life.ts';
import { liveTwoDays } from './member-life.ts';

/**
 * The real gateway for page stories: with an experienced member, a new member, one with every second factor, the head of a line of agents,
 * and a site that is closed at times.
 */
export interface RecordingGateway {
  /** Gives the same answer to repeated calls. */
  answer(brand: string, persona: Persona, method: string, url: string): Promise<RecordedAnswer>;
  close(): Promise<void>;
}

const days = 24 * 3600;

export async function startRecordingGateway(brands: readonly Brand[]): Promise<RecordingGateway> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-record-'));
  const times = { ...testConfig().session, absoluteSeconds: 10 * days };
  const session = { ...times, idleSeconds: { member: 10 * days, trial: 10 * days, agent: 10 * days } };
  const config = { ...testConfig(), dataDir, session };
  const end = Date.parse(recordedAt);
  // The history of each brand's member takes slightly less time than this, and ends before lotteries are played.
  const begin = end - (22 * 60 + 10) * 60_000;
  const clocks = { now: begin };
  const clock = {
    now: () => new Date(clocks.now),
    statementTime: () => new Date(clocks.now),
    advance: (seconds: number) => void (clocks.now += seconds * 1000),
  } satisfies TestClock;
  const draws = { from: repeatable('start') };
  const letDraw = librariesDraw((size) => draws.from.bytes(size));
  const gateway = await startFreshGateway(brands, config, clock, { bytes: (size) => draws.from.bytes(size) });
  const { app, database } = gateway;
  await prepareQueue(database, jobQueues);
  const vault = createVault(config.personalData, repeatable('vault'));
  const merchants = merchantsOf(brands);
  const members = new Map<string, TestClient>();

  const joining = (brand: Brand) => {
    const host = brand.domains[0]!;
    const merchant = merchants.byHost(host)!;
    return async (username: string, payeeName: string, password: string) => {
      const client = createClient(app, { clock, host });
      const passwordHash = await hashPassword(password);
      const member = { merchant, kind: 'member' as const, username, passwordHash, personal: { vault, payeeName }, ip: '203.0.113.7' };
      // Chat rooms take no messages from new accounts.
      const joined = username === 'demo' ? new Date(clock.now().getTime() - 3 * 24 * 3_600_000) : clock.now();
      const { id } = await database.db.transaction().execute((trx) => createMember(trx, member, joined));
      // Enough for the cheapest things of the points mall.
      if (username === 'demo' && brand.flags.points)
        await earnPoints(database.db, { merchant: merchant.code, memberId: id, points: 1000n, reference: 'recording' }, clock.now());
      const random = repeatable(`${host} ${username}`);
      const asked = { merchant: merchant.code, memberId: id, purpose: 'login' as const };
      const { code } = await issueLoginCode(database.db, asked, { random, now: clock.now() });
      await client.value('exchangeCode', { body: { code } });
      return client;
    };
  };
  /** What the demonstration's members say to each other in chat rooms. */
  const talkInRooms = (brand: Brand) => {
    const merchant = merchants.byHost(brand.domains[0]!)!;
    return database.db.transaction().execute(async (trx) => {
      const named = async (username: string, nickname: string) => ({
        id: (await findMemberByUsername(trx, merchant.code, username))!.id,
        nickname,
      });
      const speakers = [await named('demo', 'Lantern'), await named('newcomer', 'Kingfisher')];
      await makeDemoChat(trx, merchant, speakers, { now: clock.now(), random: repeatable(`${merchant.code} chat`) });
    });
  };
  /** The head of the demonstration's line, with three weeks of play and bills below; undefined for brands whose agents have no lines. */
  const agentOf = async (brand: Brand) => {
    if (!brand.flags.agentPolicy) return undefined;
    const host = brand.domains[0]!;
    const merchant = merchants.byHost(host)!;
    const passwordHash = await hashPassword(passwordOf(brand));
    const memberId = await database.db.transaction().execute(async (trx) => {
      await makeDemoLine(trx, merchant, passwordHash, clock.now());
      await makeDemoContracts(trx, merchant, clock.now());
      return (await findMemberByUsername(trx, merchant.code, demoAgent))!.id;
    });
    const client = createClient(app, { clock, host });
    const random = repeatable(`${host} ${demoAgent}`);
    // A login link opens the members' site. A link for a lost password also lets agents in, who then choose another password.
    const asked = { merchant: merchant.code, memberId, purpose: 'reset' as const };
    const { code } = await issueLoginCode(database.db, asked, { random, now: clock.now() });
    await client.value('exchangeCode', { body: { code, purpose: 'reset' } });
    const newPassword = random.bytes(12).toString('base64url');
    await client.value('changePassword', { body: { newPassword, confirmNewPassword: newPassword } });
    return client;
  };
  const passwordOf = (brand: Brand) => repeatable(brand.domains[0]!).bytes(12).toString('base64url');
  for (const brand of brands) {
    clocks.now = begin;
    // Independent of the other brands.
    draws.from = repeatable(`${brand.id} life`);
    const password = passwordOf(brand);
    const member = await joining(brand)('demo', 'Demo Player', password);
    await liveTwoDays({ app, database, config, clock, brand, password }, member);
    members.set(`${brand.id} member`, member);
  }
  clocks.now = end - minutesOfDraws * 60_000;
  await playLotteries({ app, database, config, clock, brands, vault }, (brand) => {
    draws.from = repeatable(`${brand.id} bets`);
    return members.get(`${brand.id} member`)!;
  });
  for (const brand of brands) {
    const join = joining(brand);
    const password = passwordOf(brand);
    draws.from = repeatable(`${brand.id} newcomers`);
    clocks.now = end - 60_000;
    // Long enough for pages that are recorded a minute later without entering a password.
    const prove = (who: TestClient) => who.value('stepUp', { body: { method: 'password', secret: password } });
    const newcomer = await join('newcomer', 'New Player', password);
    await prove(newcomer);
    await talkInRooms(brand);
    members.set(`${brand.id} newcomer`, newcomer);
    const guarded = await join('guarded', 'Careful Player', password);
    await prove(guarded);
    await withAuthenticator({ clock }, guarded);
    for (const name of ['Laptop', 'My phone']) await withPasskey(guarded, {}, name);
    members.set(`${brand.id} guarded`, guarded);
    draws.from = repeatable(`${brand.id} agents`);
    const agent = await agentOf(brand);
    if (agent) members.set(`${brand.id} agent`, agent);
  }
  clocks.now = end;

  const ask = async (brand: string, persona: Persona, method: string, url: string): Promise<RecordedAnswer> => {
    const merchant = merchants.all.find(({ brandId }) => brandId === brand)!;
    const until = new Date(end + 3 * 3600 * 1000);
    // Every guest is a new one, so that no rate limit applies.
    const visitor = members.get(`${brand} ${persona}`) ?? createClient(app, { clock, host: merchant.domains[0]! });
    if (persona === 'closed') await setMaintenance(database.db, merchant.code, { on: true, until }, clock.now());
    if (persona === 'shutOut') await setRegionRestriction(database.db, merchant.code, ['all'], clock.now());
    const { statusCode, body } = await visitor.inject({ method, url });
    if (persona === 'closed') await setMaintenance(database.db, merchant.code, { on: false }, clock.now());
    if (persona === 'shutOut') await setRegionRestriction(database.db, merchant.code, [], clock.now());
    return { status: statusCode, body: body === '' ? null : JSON.parse(body) };
  };
  const answers = new Map<string, Promise<RecordedAnswer>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One at a time, since some calls open and close the site. Their order is random and must not affect any answer.
    answer(brand, persona, method, url) {
      const asked = `${brand} ${persona} ${requestKey(method, url)}`;
      const known = answers.get(asked);
      if (known) return known;
      const answer = last.then(() => {
        draws.from = repeatable(asked);
        return ask(brand, persona, method, url);
      });
      answers.set(asked, answer);
      last = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      await gateway.close();
      letDraw();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/**
 * Replaces the randomness of libraries that cannot be given any (ids, salts of proofs of work) by `bytes`. Returns a function that restores
 * it.
 */
function librariesDraw(bytes: (size: number) => Buffer): () => void {
  const own = crypto.getRandomValues;
  crypto.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(bytes(array.byteLength));
    return array;
  };
  return () => {
    crypto.getRandomValues = own;
  };
}
