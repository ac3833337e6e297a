// Office O5, O8; security A12 for operators (docs/security.md).
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import {
  acceptInvitation,
  enteredOffice,
  invited,
  officeBrowser,
  officeHost,
  officePassword,
  type OfficeBrowser,
} from '../../../testing/office-browser.ts';
import { officeOf } from '../../../testing/office.ts';
import { appWith } from '../../identity/authenticator/testing.ts';
import { softAuthenticator } from '../../identity/passkeys/testing.ts';

let gateway: TestGateway;
let browser: OfficeBrowser;
let code: () => string;
beforeEach(async () => {
  gateway = await startTestGateway();
  ({ browser, code } = await enteredOffice(gateway));
});
afterEach(() => gateway.close());

const later = () => gateway.clock.advance(60);
const phone = () => softAuthenticator(`http://${officeHost}`);
const refusal = async (asked: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await asked;
  return [status, body.code];
};

async function addPasskey(name: string) {
  const key = phone();
  const made = key.create(await browser.value('startOwnPasskey'));
  return { key, factors: await browser.value('addOwnPasskey', { name, ...made }) };
}

/** A second session of the same operator in another browser. */
async function elsewhere(): Promise<OfficeBrowser> {
  later();
  const other = officeBrowser(gateway);
  await other.value('logInByPassword', { name: 'amina', password: officePassword, code: code() });
  return other;
}

test('a passkey is added, logs in, and is removed again, which ends the sessions elsewhere; both are in the audit log', async () => {
  const { key, factors } = await addPasskey('Work laptop');
  expect(factors).toMatchObject({ passkeys: [{ name: 'Work laptop', suspected: false }], password: {} });
  const other = officeBrowser(gateway);
  const session = await other.value('logInByPasskey', key.get(await other.value('startPasskeyLogIn')));
  expect(session.factors).toEqual({ passkeys: 1, password: true });

  expect((await browser.value('removeOwnPasskey', { id: factors.passkeys[0]!.id })).passkeys).toEqual([]);
  expect(await refusal(other.call('getOwnSession'))).toEqual([401, 'not_logged_in']);
  expect((await browser.call('getOwnSession')).status).toBe(200);
  const { list } = await officeOf(gateway).call('listAuditEvents', { query: { subject: 'amina' } });
  expect(list.map(({ event }) => event).slice(0, 2)).toEqual(['operator.factorRemoved', 'operator.factorAdded']);
});

test('the last way to log in cannot be removed, not even when two are removed at once', async () => {
  expect(await refusal(browser.call('removeOwnPassword'))).toEqual([409, 'last_factor']);
  const { factors } = await addPasskey('Phone');
  const answers = await Promise.all([browser.call('removeOwnPassword'), browser.call('removeOwnPasskey', { id: factors.passkeys[0]!.id })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('another password replaces the previous one, with a new authenticator', async () => {
  const other = await elsewhere();
  const { token, setUpKey } = await browser.value('startOwnPassword');
  const next = appWith(gateway, setUpKey);
  const chosen = { token, password: 'nine quiet otters swim', code: next() };
  expect(await refusal(browser.call('setOwnPassword', { ...chosen, password: 'too short' }))).toEqual([422, 'field_invalid']);
  await browser.value('setOwnPassword', chosen);
  expect(await refusal(browser.call('setOwnPassword', chosen))).toEqual([410, 'invitation_ended']);
  expect((await other.call('getOwnSession')).status).toBe(401);
  later();
  const log = (password: string, typed: string) => officeBrowser(gateway).call('logInByPassword', { name: 'amina', password, code: typed });
  expect((await log(officePassword, code())).status).not.toBe(200);
  expect((await log(chosen.password, next())).status).toBe(200);
});

test('this requires a recent proof, and nobody can remove another’s passkey', async () => {
  const { factors } = await addPasskey('Phone');
  const bao = officeBrowser(gateway);
  await acceptInvitation(gateway, bao, await invited(gateway, 'bao'));
  expect(await refusal(bao.call('removeOwnPasskey', { id: factors.passkeys[0]!.id }))).toEqual([404, 'not_found']);
  gateway.clock.advance(301);
  for (const asked of [browser.call('startOwnPasskey'), browser.call('removeOwnPassword'), browser.call('startOwnPassword')])
    expect(await refusal(asked)).toEqual([403, 'step_up_required']);
  expect((await browser.call('listOwnFactors')).status).toBe(200);
});
