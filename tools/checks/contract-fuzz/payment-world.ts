import { cashierHeaders, listening, type TestGateway } from '@parlour/gateway/testing';
import type { Asked } from './generate.ts';
import { withHeaders } from './pretences.ts';
import type { Wire, World } from './world.ts';

/** Placeholder for a new nonce per request; another value, set by the fuzzer, is signed as it is. */
const ownNonce = 'one-for-each-request';

/** Fuzzes as a payment provider, who signs whatever it sends, with reports on a player's deposits. */
export async function paymentWorld(gateway: TestGateway): Promise<World> {
  const port = await listening(gateway.app);
  const player = await gateway.registerMember();
  const { key } = gateway.config.payments.sandbox;
  const signed = ({ headers: { 'x-nonce': nonce = '', ...headers }, ...wire }: Wire, by: { key: string } = { key }) => {
    const options = { ...by, ...(nonce === ownNonce ? {} : { nonce }) };
    return withHeaders(cashierHeaders(gateway, wire.body ?? '', options))({ ...wire, headers });
  };
  const withNonce = (asked: Asked): Asked => ({ ...asked, header: { ...asked.header, 'X-Nonce': ownNonce } });
  let amount = 500;
  let turn = 0;
  /** A report that a deposit was paid. */
  const report = async () => {
    const deposit = await player.value('createDeposit', { body: { amount: `${++amount}.00` } });
    return { paymentId: deposit.id, depositId: deposit.id, status: 'succeeded', ...deposit.amount };
  };
  return {
    base: `http://127.0.0.1:${port}`,
    headersOf: () => ({}),
    sign: (_operation, wire) => signed(wire),
    fillIn: async (_operation, asked) => withNonce(turn++ % 2 === 0 ? { ...asked, body: await report() } : asked),
    succeeding: async (_operation, asked) => withNonce({ ...asked, body: await report() }),
    seal: (_operation, json) => json,
    owned: async () => undefined,
    pretences: [
      { name: 'a signature by another key', change: (wire) => signed(wire, { key: 'another key, as long as the right one' }) },
      {
        name: 'a signature of another body',
        change: (wire) => ({ ...wire, headers: { ...wire.headers, ...signed({ ...wire, body: '{}' }).headers } }),
      },
      {
        name: 'the cookie of a member',
        change: (wire) => withHeaders({ cookie: `__Host-sid=${player.cookies.get('__Host-sid')}` })(wire),
      },
    ],
    nobodyCode: null,
    renew: async () => undefined,
    bodyLimit: 64 * 1024,
    crossSiteCode: null,
    invalidCode: 'invalid_request',
    tellsTypes: true,
    secrets: [key],
  };
}
