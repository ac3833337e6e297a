import { operationTable } from '@parlour/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reachableMember } from '../member/testing.ts';
import type { Asked } from '../../../testing/client.ts';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { seal } from '../../../testing/seal.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const tries = 200;
/** Other load on the machine may slow one side in one round; a difference made by the gateway itself shows in every round. */
const rounds = 4;
let visitors = 0;

interface Question {
  operation: Asked;
  /** The body of the nth request, for an existing member or for none. */
  body(about: 'member' | 'nobody', n: number, altcha: string): object;
}
const members: { username: string; email: string; mobileNum: string }[] = [];
const newPassword = 'a whole new passphrase';

/** Sends one request from a new browser and address; returns the answer and how long it took. */
async function ask({ operation, body }: Question, about: 'member' | 'nobody', n: number) {
  const visitor = ++visitors;
  const browser = gateway.guest({ ip: `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` });
  const asked = body(about, n, await browser.solve());
  const { method, path, sealed, form } = operationTable[operation];
  const now = gateway.clock.now().getTime();
  const payload = form
    ? new URLSearchParams(asked as Record<string, string>).toString()
    : sealed
      ? seal(asked, await browser.value('getPublicKey'), { method, path, now })
      : asked;
  const headers = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  const began = performance.now();
  const response = await browser.inject({ method, url: path, payload, headers });
  const ms = performance.now() - began;
  // Waits, so that work after this answer is not measured as part of the next one.
  await gateway.app.afterwards.settled();
  return { ms, answer: { status: response.statusCode, ...response.json<object>(), requestId: '' } };
}

async function round(question: Question): Promise<number> {
  const times = { member: [] as number[], nobody: [] as number[] };
  const answers = new Set<string>();
  for (let n = 0; n < tries; n++) {
    const about = n % 2 === 0 ? 'member' : 'nobody';
    // Each pair of requests uses the same name and number on both sides.
    if (n % 2 === 0) gateway.clock.advance(61);
    const { ms, answer } = await ask(question, about, n >> 1);
    times[about].push(ms);
    answers.add(JSON.stringify(answer));
  }
  expect([...answers], 'one answer for all').toHaveLength(1);
  const [member, nobody] = [median(times.member), median(times.nobody)];
  return Math.abs(member - nobody) / Math.min(member, nobody);
}

async function expectAlike(question: Question): Promise<void> {
  let apart = Infinity;
  for (let n = 0; n < rounds && apart > 0.1; n++) apart = Math.min(apart, await round(question));
  expect(apart, 'the difference of the medians').toBeLessThan(0.1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

describe(
  'A04: requests about an unknown name are answered as those about a member, and as fast; 200 tries alternating',
  { timeout: 600_000 },
  () => {
    beforeAll(async () => {
      for (let n = 0; n < tries / 2; n++) {
        const [email, mobileNum] = [`known${n}@example.com`, `17${String(n).padStart(8, '0')}`];
        const { username } = await reachableMember(gateway, { email, mobile: `+880${mobileNum}` });
        members.push({ username, email, mobileNum });
      }
    });

    test('a wrong password', () =>
      expectAlike({
        operation: 'login',
        body: (about, n, altcha) => ({
          type: 'username',
          username: about === 'member' ? members[n]!.username : `ghost${++visitors}`,
          password: 'wrong password',
          altcha,
        }),
      }));

    test('a forgotten password by e-mail', () =>
      expectAlike({
        operation: 'forgotPasswordByEmail',
        body: (about, n, altcha) =>
          about === 'member'
            ? { username: members[n]!.username, email: members[n]!.email, altcha }
            : { username: `ghost${++visitors}`, email: `ghost${visitors}@example.com`, altcha },
      }));

    test('a code for a forgotten password by SMS', () =>
      expectAlike({
        operation: 'sendGuestSms',
        body: (about, n, altcha) => ({
          purpose: 'reset',
          countryDialingCode: '+880',
          mobileNum: about === 'member' ? members[n]!.mobileNum : `18${String(++visitors).padStart(8, '0')}`,
          altcha,
        }),
      }));

    test('a wrong code for a forgotten password', () =>
      expectAlike({
        operation: 'resetPasswordByMobile',
        body: (about, n) => ({
          countryDialingCode: '+880',
          mobileNum: about === 'member' ? members[n]!.mobileNum : `18${String(++visitors).padStart(8, '0')}`,
          verificationCode: '000000',
          newPassword,
          confirmNewPassword: newPassword,
        }),
      }));
  },
);
