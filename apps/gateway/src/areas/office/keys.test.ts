// Security E08 (docs/security.md).
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { seal } from '../../testing/seal.ts';
import { officeOf } from '../../testing/office.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const path = '/wps/session/login';
const rotate = () => officeOf(gateway).call('rotateSealingKeys', {});
const keyNow = () => gateway.guest().value('getPublicKey');
/** Sends a sealed body whose human proof is wrong: what is refused for it has been opened. */
async function codeFor(key: Awaited<ReturnType<typeof keyNow>>): Promise<string> {
  const plain = { type: 'username', username: `u${randomBytes(4).toString('hex')}`, password: 'x', altcha: '' };
  const payload = seal(plain, key, { method: 'POST', path, now: gateway.clock.now().getTime() });
  return (await gateway.guest().inject({ method: 'POST', url: path, payload })).json<{ code: string }>().code;
}
const opened = 'human_verification_failed';

test('keys change under load, and nobody who sends meanwhile is refused', async () => {
  let rotating = true;
  const codes: string[] = [];
  const sender = async () => {
    while (rotating) {
      const key = await keyNow();
      // Two live at once: a page that read the key before the change sends after it.
      codes.push(await codeFor(key), await codeFor(key));
    }
  };
  const senders = [sender(), sender(), sender()];
  const before = await keyNow();
  for (let i = 0; i < 2; i++) await rotate();
  rotating = false;
  await Promise.all(senders);
  const after = await keyNow();
  expect(after.kid).not.toBe(before.kid);
  expect([codes.length > 6, new Set(codes)]).toEqual([true, new Set([opened])]);
});

test('the key before opens for two minutes more, and then no longer', async () => {
  const before = await keyNow();
  expect(await rotate()).toMatchObject({ olderOpensFor: '120 s' });
  gateway.clock.advance(119);
  expect(await codeFor(before)).toBe(opened);
  gateway.clock.advance(2);
  expect(await codeFor(before)).toBe('sealed_body_invalid');
});
