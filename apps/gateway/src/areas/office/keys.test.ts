// Security E08 (docs/security.md).
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealPersonalData } from '../../main/set-up.ts';
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
/** Sends a sealed body whose human proof is wrong: if that is what is refused, the body could be opened. */
async function codeFor(key: Awaited<ReturnType<typeof keyNow>>): Promise<string> {
  const plain = { type: 'username', username: `u${randomBytes(4).toString('hex')}`, password: 'x', altcha: '' };
  const payload = seal(plain, key, { method: 'POST', path, now: gateway.clock.now().getTime() });
  return (await gateway.guest().inject({ method: 'POST', url: path, payload })).json<{ code: string }>().code;
}
const opened = 'human_verification_failed';

test('a key change under load refuses no caller', async () => {
  let rotating = true;
  const codes: string[] = [];
  const sender = async () => {
    while (rotating) {
      const key = await keyNow();
      // Two keys are valid at once, so that a page that read the key before the change can still send afterwards.
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

test('the previous key is valid for two minutes more, and then no longer', async () => {
  const before = await keyNow();
  expect(await rotate()).toMatchObject({ olderOpensFor: '120 s' });
  gateway.clock.advance(119);
  expect(await codeFor(before)).toBe(opened);
  gateway.clock.advance(2);
  expect(await codeFor(before)).toBe('sealed_body_invalid');
});

test('no private key stands in the database in clear; one from before it was sealed is sealed at the next start', async () => {
  const stored = () => gateway.db.selectFrom('sealing_key').select('private_pem').execute();
  await rotate();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { kid } = await keyNow();
  const private_pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await gateway.db.updateTable('sealing_key').set({ private_pem }).where('kid', '=', kid).execute();
  expect(await sealPersonalData(gateway.db, gateway.vault)).toBe(1);
  expect(await sealPersonalData(gateway.db, gateway.vault)).toBe(0);
  for (const row of await stored()) expect(row.private_pem).toMatch(/^sealed\./);
  expect(await keyNow()).toMatchObject({ kid, spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') });
});
