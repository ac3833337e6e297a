// Office O7 and O9; security B02, B06 for operators (docs/security.md).
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { acceptInvitation, officeBrowser } from '../../../testing/office-browser.ts';
import { mailLink } from './email.ts';
import { approve, byTwo, firstTwo, furtherOperator, officeOf, operate } from '../../../testing/office.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advance(60));

const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
const rolesOf = async (name: string) =>
  (await officeOf(gateway, amina).call('listOperators', {})).list.find(({ operator }) => operator === name)?.roles;
const at = (role: string, merchant: string | null = null) => ({ role, merchant });
let count = 0;

/** Creates an operator with these roles and a key of their own. */
function invited(...roles: ReturnType<typeof at>[]): Promise<OperatorCredentials> {
  return furtherOperator(gateway, { name: `carla${++count}`, roles }, [amina, bao]);
}

describe('an invitation', () => {
  test('names roles, each for one merchant or for all, and shows them to the reviewer', async () => {
    await operate(gateway, 'addOperator', { name: 'dilip', roles: [at('support', 'lotus'), at('risk')] }, amina);
    const [shown] = (await officeOf(gateway, bao).call('listProposals', { query: {} })).list;
    expect(shown).toMatchObject({ changes: [{ field: 'roles', before: null, after: 'support@lotus, risk' }] });
    const { result } = await approve(gateway, shown!.id, bao);
    const browser = officeBrowser(gateway);
    const { session } = await acceptInvitation(gateway, browser, new URL((result as { link: string }).link).hash.slice(1));
    expect(session.roles).toEqual([at('risk'), at('support', 'lotus')]);
    expect(await rolesOf('dilip')).toEqual(session.roles);
  });

  test('with an address is mailed there, and its link is shown to nobody else', async () => {
    const email = 'dipa.operator@example.net';
    await expect(operate(gateway, 'addOperator', { name: 'dipa', roles: [at('support')], email: 'nowhere' }, amina)).rejects.toEqual(
      refusal('field_invalid'),
    );
    const added = await byTwo(gateway, 'addOperator', { name: 'dipa', roles: [at('support')], email }, [amina, bao]);
    expect([added.sentTo, added.link]).toEqual(['d•••@example.net', undefined]);
    const { list } = await officeOf(gateway, amina).call('listOperators', {});
    expect(list.find(({ operator }) => operator === 'dipa')?.email).toBe('d•••@example.net');
    const { rows } = await sql<{ text: string }>`select operator::text as text from operator where name = 'dipa'
      union all select audit_event::text from audit_event where subject = 'dipa'`.execute(gateway.db);
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows) expect(text).not.toContain(email);

    const sent: { to: string; text: string }[] = [];
    const outbox = { send: (_kind: unknown, message: object) => Promise.resolve(void sent.push(message as (typeof sent)[number])) };
    const { rows: jobs } = await sql<{ data: unknown }>`select data from pgboss.job where name = ${mailLink.name}`.execute(gateway.db);
    for (const { data } of jobs) await mailLink.run(data, { db: gateway.db, vault: gateway.vault, outbox } as never);
    expect(sent.map(({ to }) => to)).toEqual([email]);
    const [link] = /http\S+/.exec(sent[0]!.text)!;
    const { session } = await acceptInvitation(gateway, officeBrowser(gateway), new URL(link).hash.slice(1));
    expect(session.operator).toBe('dipa');
  });

  test('without roles makes an owner of all merchants, as the first two are', async () => {
    await expect(operate(gateway, 'addOperator', { name: 'elif', roles: [] }, amina)).rejects.toEqual(refusal('invalid_request'));
    await byTwo(gateway, 'addOperator', { name: 'elif' }, [amina, bao]);
    expect([await rolesOf('amina'), await rolesOf('elif')]).toEqual([[at('owner')], [at('owner')]]);
  });

  test.each([
    ['a role that there is not', at('admin'), 'There is no role admin'],
    ['a merchant that there is not', at('support', 'nowhere'), 'There is no merchant nowhere'],
  ])('to %s is refused', async (_what, role, message) => {
    await expect(operate(gateway, 'addOperator', { name: 'farid', roles: [role] }, amina)).rejects.toThrow(message);
  });
});

describe('other roles', () => {
  test('replace those of before, and end every session', async () => {
    const { name } = await invited(at('support', 'lotus'));
    const reset = await byTwo(gateway, 'resetOperator', { name }, [amina, bao]);
    const browser = officeBrowser(gateway);
    await acceptInvitation(gateway, browser, new URL(reset.link!).hash.slice(1));
    const roles = [at('finance', 'delta'), at('finance', 'delta')];
    expect(await byTwo(gateway, 'setOperatorRoles', { name, roles }, [amina, bao])).toEqual({
      operator: name,
      roles: [at('finance', 'delta')],
    });
    expect((await browser.call('getOwnSession')).status).toBe(401);
  });

  test('cannot be given to oneself, nor by an operator who does not have them', async () => {
    const carla = await invited(at('support'));
    await expect(operate(gateway, 'setOperatorRoles', { name: 'amina', roles: [at('risk')] }, amina)).rejects.toEqual(
      refusal('second_operator_needed'),
    );
    const roles = [at('owner')];
    await expect(operate(gateway, 'setOperatorRoles', { name: carla.name, roles }, carla)).rejects.toEqual(refusal('forbidden'));
    const waits = (await operate(gateway, 'setOperatorRoles', { name: carla.name, roles }, amina)) as { approval: string };
    await expect(approve(gateway, waits.approval, carla)).rejects.toEqual(refusal('not_found'));
    expect(await rolesOf(carla.name)).toEqual([at('support')]);
  });

  test('must be reviewed again if they changed while a change waited', async () => {
    const { name } = await invited(at('support'));
    const waits = (await operate(gateway, 'setOperatorRoles', { name, roles: [at('risk')] }, amina)) as { approval: string };
    await gateway.db.updateTable('operator_role').set({ role: 'auditor' }).where('operator', '=', name).execute();
    expect((await approve(gateway, waits.approval, bao)).proposal.status).toBe('stale');
    expect(await rolesOf(name)).toEqual([at('auditor')]);
  });

  test('leave two owners of all merchants, however the request is made', async () => {
    const carla = await invited(at('owner'));
    const owners = (await officeOf(gateway, amina).call('listOperators', {})).list.filter(({ roles }) => roles[0]?.role === 'owner');
    for (const { operator } of owners.filter(({ operator }) => !['amina', 'bao', carla.name].includes(operator)))
      await byTwo(gateway, 'removeOperator', { name: operator }, [amina, bao]);
    await byTwo(gateway, 'setOperatorRoles', { name: 'bao', roles: [at('owner', 'lotus')] }, [amina, carla]);
    await expect(operate(gateway, 'removeOperator', { name: 'amina' }, carla)).rejects.toEqual(refusal('owners_needed'));
    await expect(operate(gateway, 'setOperatorRoles', { name: 'amina', roles: [at('support')] }, carla)).rejects.toEqual(
      refusal('owners_needed'),
    );
    await byTwo(gateway, 'setOperatorRoles', { name: 'bao', roles: [at('owner')] }, [amina, carla]);
  });

  test('leave two owners of all merchants, even if two would lose the role at once', async () => {
    const carla = await invited(at('owner'));
    const all = (await officeOf(gateway, amina).call('listOperators', {})).list.filter(({ roles }) => roles[0]?.role === 'owner');
    for (const { operator } of all.filter(({ operator }) => !['amina', 'bao', carla.name].includes(operator)))
      await byTwo(gateway, 'removeOperator', { name: operator }, [amina, bao]);
    const waits = async (name: string) =>
      ((await operate(gateway, 'setOperatorRoles', { name, roles: [at('support')] }, amina)) as { approval: string }).approval;
    const [first, second] = [await waits('bao'), await waits(carla.name)];
    const answers = await Promise.allSettled([approve(gateway, first, carla), approve(gateway, second, bao)]);
    const outcomes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.proposal.status : answer.reason.code));
    expect(outcomes).toContain('executed');
    // The second one may be answered either way: bao may already have lost the right to see the other proposal.
    expect(outcomes.filter((outcome) => outcome === 'failed' || outcome === 'not_found')).toHaveLength(1);
    const owners = (await officeOf(gateway, amina).call('listOperators', {})).list.filter(({ roles }) => roles[0]?.role === 'owner');
    expect(owners.length).toBe(2);
  });
});
