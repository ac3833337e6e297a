import { lotteryDraw, playableGame, playing, type TestGateway } from '@parlour/gateway/testing';
import type { FuzzedOperation } from './contract.ts';
import { payee } from './member-scenes.ts';
import type { World } from './world.ts';

type Values = Record<string, unknown>;

/** Cursors, filters and versions that a random value never satisfies: without them, a list has rows and nothing conflicts. */
const leftOut = ['after', 'before', 'by', 'sort', 'filter', 'upline', 'notBefore', 'at', 'mail', 'version'];
/** In a change also the times that plan it, and revisions. */
const leftOutOfBodies = [...leftOut, 'from', 'to', 'revision'];
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Names merchants, members, games and other things that exist in requests to the office: random names would only ever be refused as
 * unknown, and what lies behind that refusal would never be fuzzed.
 */
export async function officeFacts(gateway: TestGateway): Promise<World['fillIn']> {
  const { player, bet } = await playing(gateway, '20000.00');
  const { memberId } = player;
  await bet();
  const { id: withdrawal } = await player.value('createWithdrawal', { body: { ...payee, amount: '250.00' } });
  const { id: deposit } = await player.value('createDeposit', { body: { amount: '500.00', method: 'ewallet' } });
  const { id: item } = await gateway.db.selectFrom('content_item').select('id').where('merchant', '=', 'lotus').executeTakeFirstOrThrow();
  const facts: Values = {
    merchant: 'lotus',
    member: memberId,
    members: [memberId],
    owner: memberId,
    vendor: 'JL',
    game: `JL/${playableGame}`,
    draw: await lotteryDraw(gateway, { gameCode: 'XSMB', packId: 'vn-north', status: 'open' }),
    pack: 'vn-north',
    item,
    list: 'listMembers',
    reason: 'The fuzz asks for it.',
    text: 'The fuzz writes this.',
    amount: '10.00',
    until: '2089-01-01T00:00Z',
    country: 'BD',
    region: 'AQ',
    add: ['fuzzed'],
    remove: [],
    chain: 'lotus',
    seq: 1,
  };
  return (operation, asked) => {
    const own: Values = {
      ...facts,
      ...(/Withdrawal/.test(operation.id) && { id: withdrawal }),
      ...(/Deposit/.test(operation.id) && { id: deposit }),
      ...(/Lottery|Draws/.test(operation.id) && { game: 'XSMB' }),
    };
    const query = queryOf(operation, asked.query, own);
    return { ...asked, query, ...(operation.body && { body: bodyOf(operation.body, asked.body, own) }) };
  };
}

function queryOf({ parameters }: FuzzedOperation, query: Values, facts: Values): Values {
  const kept = parameters.filter(
    (p) => p.in === 'query' && (p.required || p.name === 'merchant' || (p.name in query && !leftOut.includes(p.name))),
  );
  return Object.fromEntries(kept.map(({ name }) => [name, known(name, query[name], facts)]));
}

/** Field by field: where the body cannot have a fact, it keeps its random value. */
function bodyOf({ isValid }: NonNullable<FuzzedOperation['body']>, given: unknown, facts: Values): unknown {
  let filled = given as Values;
  const attempt = (changed: Values): void => {
    if (isValid(changed)) filled = changed;
  };
  attempt({ ...filled, merchant: facts['merchant'] });
  for (const name of leftOutOfBodies) {
    const { [name]: _left, ...rest } = filled;
    attempt(rest);
  }
  for (const name of Object.keys(filled)) attempt({ ...filled, [name]: known(name, filled[name], facts) });
  return filled;
}

/** A period is the same for all, in days or in times as the operation has it. */
function known(name: string, value: unknown, facts: Values): unknown {
  if (name in facts) return facts[name];
  if (name !== 'from' && name !== 'to') return value;
  const at = name === 'from' ? '2026-11-01' : '2026-11-20';
  return day.test(String(value)) ? at : `${at}T00:00Z`;
}
