import { operationTable, type OperationId } from '@parlour/api/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import type { Context } from '../kernel/context.ts';

const write = ({ db }: Context) => db.updateTable('member').set({ nickname: 'written' }).execute();
vi.mock('../areas.ts', async (original) => {
  const { handlers, ...rest } = await original<typeof import('../areas.ts')>();
  return {
    ...rest,
    handlers: {
      ...handlers,
      listPointsRewards: async (_input: object, context: Context) => (await write(context), { list: [] }),
      listMessages: async (_input: object, context: Context) =>
        context.db.transaction().execute((db) => write({ ...context, db, merchant: context.merchant })),
      readMessage: async (_input: object, context: Context) => (await write(context), null),
    },
  };
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Operations that must not change any rows that matter to players or operators (security D10). */
const reads = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].method === 'GET');

test('an operation is read by GET, by its name too, or it is not called so', () => {
  for (const id of Object.keys(operationTable) as OperationId[]) expect(/^(get|list|stream)[A-Z]/.test(id), id).toBe(reads.includes(id));
});

describe('a handler that writes', () => {
  const nicknames = () => gateway.db.selectFrom('member').select('nickname').distinct().execute();

  test('fails in an operation that reads, and has written nothing', async () => {
    const member = await gateway.registerMember();
    for (const { status, body } of [await member.call('listPointsRewards'), await member.call('listMessages')])
      expect([status, body.code]).toEqual([500, 'internal_error']);
    expect(await nicknames()).toEqual([{ nickname: member.username }]);
  });

  test('succeeds in one that does not', async () => {
    const member = await gateway.registerMember();
    expect((await member.call('readMessage', { params: { messageId: crypto.randomUUID() } })).status).toBe(200);
    expect(await nicknames()).toEqual([{ nickname: 'written' }]);
  });
});

describe('what the gate notes while it lets a reading operation in', () => {
  test('is when its session was last used', async () => {
    const member = await gateway.registerMember();
    const seen = async () =>
      (await gateway.db.selectFrom('session').select('last_seen_at').where('member_id', '=', member.memberId).executeTakeFirstOrThrow())
        .last_seen_at;
    const before = await seen();
    gateway.clock.advance(60);
    await member.value('getMemberInfo');
    expect((await seen()).getTime()).toBe(before.getTime() + 60_000);
  });
});
