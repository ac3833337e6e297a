import type { WithdrawalAction } from '@parlour/domain';
import { money, toDecimal, withdrawalActions } from '@parlour/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../src/kernel/refusal.ts';
import { startTestGateway, type TestGateway } from '../src/testing/gateway.ts';
import { playing } from '../src/areas/vendors/testing.ts';
import { reportOf, sendReport } from '../src/areas/wallet/testing.ts';
import { approveWithdrawal, forceReceipt, rejectWithdrawal } from '../src/areas/wallet/withdrawals.ts';
import { apply } from './apply.ts';
import { cashOf, lockedOf, nothingYet, type Command, type Outcome, type State } from './state.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** The seed is different each time, so that many short runs cover as much as one long run. */
const numRuns = process.env['TEST_MATRIX'] === '1' ? 300 : 40;
const player = 'player';
const startsWith = 100_000n;
const decimal = (minor: bigint) => toDecimal(money(minor, 'BDT'));
const bank = { payeeName: 'Nadia Rahman', bankName: 'Meghna Bank', accountNumber: '0012345678' };

/** The real gateway with a player of its own, and its names for the model's short names. */
interface Real {
  world: Awaited<ReturnType<typeof playing>>;
  deposits: Map<string, Awaited<ReturnType<Real['world']['player']['value']>>>;
  withdrawals: Map<string, string>;
}
type Model = { state: State };

/** The gateway's answer to a vendor, in the model's terms. */
const ofVendor = ({ status, body }: { status: number; body: { code?: string } }): string =>
  status === 200 ? 'done' : (body.code ?? 'nothing');
const ofApi = ({ status, body }: { status: number; body: { code?: string } }): string => {
  if (body.code === 'insufficient_balance') return 'NOT_ENOUGH_MONEY';
  if (body.code === 'illegal_transition') expect(status).toBe(409);
  return status === 200 ? 'done' : (body.code ?? 'nothing');
};
const inWords = (outcome: Outcome) => (outcome.done ? 'done' : outcome.why);

async function deposit({ world, deposits }: Real, { id, amount }: Extract<Command, { do: 'deposit' }>): Promise<string> {
  const begun = deposits.get(id) ?? (await world.player.value('createDeposit', { body: { amount: decimal(amount) } }));
  deposits.set(id, begun);
  const report = reportOf(begun as Parameters<typeof reportOf>[0]);
  return ofApi({ status: (await sendReport(gateway, report)).statusCode, body: {} });
}

async function withdraw({ world, withdrawals }: Real, { id, amount }: Extract<Command, { do: 'withdraw' }>): Promise<string> {
  const key = `00000000-0000-4000-8000-00000000000${id}`;
  const answer = await world.player.call('createWithdrawal', { body: { amount: decimal(amount), ...bank }, key });
  if (answer.status === 200) withdrawals.set(id, (answer.body.value as { id: string }).id);
  return ofApi(answer);
}

async function decide({ world, withdrawals }: Real, { id: named, action }: Extract<Command, { do: 'decide' }>): Promise<string> {
  const id = withdrawals.get(named) ?? '00000000-0000-4000-8000-000000000000';
  const now = gateway.clock.now();
  const byPlayer = async (outcome: 'received' | 'notReceived') =>
    ofApi(await world.player.call('confirmWithdrawal', { params: { withdrawalId: id }, body: { outcome } }));
  const byOperator = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
    );
  const actions: Record<WithdrawalAction, () => Promise<string>> = {
    confirm: () => byPlayer('received'),
    dispute: () => byPlayer('notReceived'),
    approve: () => byOperator(approveWithdrawal(gateway.db, id, now)),
    reject: () => byOperator(rejectWithdrawal(gateway.db, id, 'no', now)),
    forceKeep: () => byOperator(forceReceipt(gateway.db, { id, reading: 'keep', reason: 'no' }, now)),
    forceRefund: () => byOperator(forceReceipt(gateway.db, { id, reading: 'refund', reason: 'no' }, now)),
  };
  return actions[action]();
}

async function carryOut(real: Real, command: Command): Promise<string> {
  const { world } = real;
  if (command.do === 'deposit') return deposit(real, command);
  if (command.do === 'withdraw') return withdraw(real, command);
  if (command.do === 'decide') return decide(real, command);
  if (command.do === 'rollback') return ofVendor(await world.rollback({ transactionId: command.tx, betTransactionId: command.bet }));
  const call = { transactionId: command.tx, roundId: command.round, amount: decimal(command.amount) };
  if (command.do === 'bet') return ofVendor(await world.bet(call));
  const named = command.bet === null ? {} : { betTransactionId: command.bet };
  return ofVendor(await world.win({ ...call, ...named, roundClosed: command.closed }));
}

/** Runs a command against both model and gateway, and compares the answers, the money and the state of each withdrawal. */
class Both implements fc.AsyncCommand<Model, Real> {
  readonly command: Command;
  constructor(command: Command) {
    this.command = command;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const [after, outcome] = apply(model.state, this.command);
    model.state = after;
    expect(await carryOut(real, this.command)).toBe(inWords(outcome));
    const { available, locked } = await real.world.player.value('getBalance');
    expect([available.amount, locked.amount]).toEqual([decimal(cashOf(after, player)), decimal(lockedOf(after, player))]);
    if (this.command.do !== 'decide' && this.command.do !== 'withdraw') return;
    const listed = (await real.world.player.value('listWithdrawals')).list.map(({ id, status }) => [id, status]);
    expect(new Map(listed as [string, string][])).toEqual(
      new Map([...after.withdrawals].map(([id, each]) => [real.withdrawals.get(id)!, each.state])),
    );
  }
  toString = () => JSON.stringify(this.command, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
}

// Only few names, so that repeats, collisions and late calls happen.
const tx = fc.constantFrom('t0', 't1', 't2', 't3', 't4');
const round = fc.constantFrom('r0', 'r1');
const amount = fc.constantFrom(0n, 500n, 2_000n, 60_000n);
const number = fc.constantFrom('0', '1', '2');
const commands = [
  number.map((id): Command => ({ do: 'deposit', id, player, amount: 10_000n * (BigInt(id) + 1n) })),
  fc.record({ tx, round, amount }).map((each): Command => ({ do: 'bet', player, ...each })),
  fc.record({ tx, round, amount }).map((each): Command => ({ do: 'bet', player, ...each })),
  fc.record({ tx, round, amount, bet: fc.option(tx), closed: fc.boolean() }).map((each): Command => ({ do: 'win', player, ...each })),
  fc.record({ tx: fc.oneof(tx, fc.constantFrom('b0', 'b1')), bet: tx }).map((each): Command => ({ do: 'rollback', player, ...each })),
  number.map((id): Command => ({ do: 'withdraw', id, player, amount: 30_000n * (BigInt(id) + 1n) })),
  fc.record({ id: number, action: fc.constantFrom(...withdrawalActions) }).map((each): Command => ({ do: 'decide', ...each })),
  fc.record({ id: number, action: fc.constantFrom(...withdrawalActions) }).map((each): Command => ({ do: 'decide', ...each })),
].map((each) => each.map((command) => new Both(command)));

test('whatever is called in whatever order, the gateway answers and keeps books as the model does (C04, C08)', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 20, size: 'max' }), async (program) => {
      runs += 1;
      const model: Model = { state: apply(nothingYet, { do: 'deposit', id: 'first', player, amount: startsWith })[0] };
      const world = await playing(gateway, decimal(startsWith));
      await fc.asyncModelRun(() => ({ model, real: { world, deposits: new Map(), withdrawals: new Map() } }), program);
      const rows = await gateway.db.selectFrom('round').selectAll().where('member_id', '=', world.session.playerId).execute();
      expect(new Map(rows.map((row) => [`${player}/${row.vendor_round_id}`, [BigInt(row.stake), BigInt(row.win), row.status]]))).toEqual(
        new Map([...model.state.rounds].map(([id, { stake, win, status }]) => [id, [stake, win, status]])),
      );
    }),
    { numRuns },
  );
  expect(runs).toBeGreaterThanOrEqual(numRuns);
});
