// Office 8, row Feedback.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';

let gateway: TestGateway;
let amina: OperatorCredentials;
let bao: OperatorCredentials;
beforeAll(async () => {
  gateway = await startTestGateway();
  [amina, bao] = await firstTwo(gateway);
});
afterAll(() => gateway.close());

const refusal = (code: string) => expect.objectContaining({ name: 'OfficeError', code }) as Error;
async function told(memberId: string | null, content: string, merchant = 'lotus'): Promise<string> {
  gateway.clock.advance(1);
  const row = { merchant, member_id: memberId, type: 3, content, created_at: gateway.clock.now() };
  return String((await gateway.db.insertInto('feedback').values(row).returning('id').executeTakeFirstOrThrow()).id);
}
const list = (query = {}) => officeOf(gateway, amina).call('listFeedback', { query });
const inbox = async (member: Awaited<ReturnType<TestGateway['registerMember']>>) =>
  (await member.value('listMessages')).list.filter(({ kind }) => kind === 'feedbackAnswered').map(({ params }) => params);

test('an answer reaches the member in the inbox as it was written, once', async () => {
  const member = await gateway.registerMember();
  const id = await told(member.memberId, 'The reels stop.');
  const answers = await Promise.allSettled(
    [amina, bao].map((as) => operate(gateway, 'answerFeedback', { id, answer: ' Please reload the game. ' }, as)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await inbox(member)).toEqual([{ asked: 'The reels stop.', answer: 'Please reload the game.' }]);
  await expect(operate(gateway, 'closeFeedback', { id, reason: 'done already' }, bao)).rejects.toEqual(refusal('illegal_transition'));
});

test('an answer to one goes to all whose feedback was merged into it, each once', async () => {
  const [one, two] = [await gateway.registerMember(), await gateway.registerMember()];
  const first = await told(one.memberId, 'It is slow.');
  const second = await told(two.memberId, 'So slow!');
  const third = await told(two.memberId, 'Still slow!');
  await operate(gateway, 'mergeFeedback', { id: third, into: second }, amina);
  await operate(gateway, 'mergeFeedback', { id: second, into: first }, amina);
  await expect(operate(gateway, 'mergeFeedback', { id: first, into: first }, amina)).rejects.toEqual(refusal('field_invalid'));
  expect(await operate(gateway, 'answerFeedback', { id: first, answer: 'It is faster now.' }, amina)).toMatchObject({ told: 2 });
  expect([await inbox(one), await inbox(two)].map((answers) => answers.length)).toEqual([1, 1]);
});

test('nobody is answered who has no inbox', async () => {
  const id = await told(null, 'Where do I register?');
  await expect(operate(gateway, 'answerFeedback', { id, answer: 'On top.' }, amina)).rejects.toEqual(refusal('illegal_transition'));
  expect(await operate(gateway, 'closeFeedback', { id, reason: 'a visitor' }, amina)).toMatchObject({ state: 'closed', told: 0 });
});

test('it is given to operators that there are, and listed by whom and by state', async () => {
  const id = await told(null, 'Assign me.');
  expect(await operate(gateway, 'assignFeedback', { id }, amina)).toMatchObject({ assignee: 'amina' });
  expect((await list({ assignee: 'amina' })).list.map((row) => row.id)).toEqual([id]);
  await operate(gateway, 'assignFeedback', { id, to: 'bao' }, amina);
  await expect(operate(gateway, 'assignFeedback', { id, to: 'nobody here' }, amina)).rejects.toEqual(refusal('not_found'));
  await operate(gateway, 'assignFeedback', { id, to: null }, amina);
  expect((await list({ assignee: 'nobody', state: 'open' })).list.map((row) => row.id)).toContain(id);
});

test('a list goes on where it ended, without gaps or doubles, while more arrives', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({
    merchant: 'lotus',
    member_id: null,
    type: 0,
    content: `${index}`,
    created_at: gateway.clock.now(),
  }));
  await gateway.db.insertInto('feedback').values(rows).execute();
  for (const query of [{ about: 'other' }, { about: 'other', state: 'open' }] as const) {
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const page = await list({ ...query, after });
      expect(page.about).toEqual(after === undefined ? { count: expect.any(Number) as number, exact: true } : null);
      seen.push(...page.list.map(({ content }) => Number(content)));
      await gateway.db
        .insertInto('feedback')
        .values({ ...rows[0]!, content: '1000' })
        .execute();
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(new Set(seen.filter((content) => content < 1000)).size).toBe(450);
    expect(seen.filter((content) => content < 1000)).toHaveLength(450);
  }
});

test('each change is in the audit log, and what was written is not', async () => {
  const member = await gateway.registerMember();
  const id = await told(member.memberId, 'My number is 0171 1234567.');
  await operate(gateway, 'assignFeedback', { id }, bao);
  await operate(gateway, 'answerFeedback', { id, answer: 'We called 0171 1234567.' }, bao);
  const { list: events } = await officeOf(gateway, amina).call('listAuditEvents', { query: { subject: id } });
  expect(events.map(({ event }) => event)).toEqual(['feedback.answered', 'feedback.assigned']);
  expect(JSON.stringify(events)).not.toContain('1234567');
});

test('a member sees what became of their own: sent, read, answered', async () => {
  const [member, other] = [await gateway.registerMember(), await gateway.registerMember()];
  const id = await told(member.memberId, 'The reels stop.');
  const merged = await told(member.memberId, 'They stop again.');
  await told(other.memberId, 'Not theirs.');
  const states = async () => (await member.value('listOwnFeedback')).list.map(({ content, state, answer }) => [content, state, answer]);
  expect(await states()).toEqual([
    ['They stop again.', 'sent', undefined],
    ['The reels stop.', 'sent', undefined],
  ]);
  await operate(gateway, 'assignFeedback', { id }, amina);
  await operate(gateway, 'mergeFeedback', { id: merged, into: id }, amina);
  expect((await states()).map(([, state]) => state)).toEqual(['read', 'read']);
  await operate(gateway, 'answerFeedback', { id, answer: 'Please reload.' }, amina);
  expect(await states()).toEqual([
    ['They stop again.', 'answered', 'Please reload.'],
    ['The reels stop.', 'answered', 'Please reload.'],
  ]);
});
