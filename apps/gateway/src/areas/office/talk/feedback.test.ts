// Office 8, row Feedback.
import type { OperatorCredentials } from '@parlour/office-api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCaptcha, startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { firstTwo, officeOf, operate } from '../../../testing/office.ts';
import { runQueued } from '../../../testing/run-queued.ts';

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

test('a visitor who left no address cannot be answered', async () => {
  const id = await told(null, 'Where do I register?');
  expect((await list()).list.find((row) => row.id === id)).toMatchObject({ sender: null, answerable: false });
  await expect(operate(gateway, 'answerFeedback', { id, answer: 'On top.' }, amina)).rejects.toEqual(refusal('illegal_transition'));
  expect(await operate(gateway, 'closeFeedback', { id, reason: 'a visitor' }, amina)).toMatchObject({ state: 'closed', told: 0 });
});

/** What a visitor of the English pages sends. */
async function visitorAsks(content: string, email: string): Promise<string> {
  gateway.clock.advance(1);
  const visitor = gateway.guest();
  visitor.cookies.set('lang', 'EN');
  const captcha = await readCaptcha(visitor, gateway.db, 'feedback');
  expect((await visitor.call('sendFeedback', { body: { type: 3, content, email, captcha } })).status).toBe(200);
  const row = await gateway.db.selectFrom('feedback').select('id').where('content', '=', content).executeTakeFirstOrThrow();
  return String(row.id);
}
const kept = (id: string) =>
  gateway.db.selectFrom('feedback').select(['contact', 'language']).where('id', '=', id).executeTakeFirstOrThrow();
const mailsTo = async (address: string) =>
  (await gateway.outbox()).filter(({ kind, recipient }) => kind === 'email' && recipient === address);

test('a visitor is answered by e-mail in their language, once, and the address is sealed and then forgotten', async () => {
  const [one, two] = [await visitorAsks('Do you take cards?', 'rahim@example.com'), await visitorAsks('Cards?', 'nadia@example.com')];
  expect(await kept(one)).toEqual({ contact: expect.not.stringContaining('rahim') as string, language: 'EN' });
  expect((await list()).list.find((row) => row.id === one)).toMatchObject({ sender: null, language: 'EN', answerable: true });
  await operate(gateway, 'mergeFeedback', { id: two, into: one }, amina);
  expect(await operate(gateway, 'answerFeedback', { id: one, answer: 'Yes, from Monday on.' }, amina)).toMatchObject({ told: 2 });
  await runQueued(gateway, 'mail-feedback-answer');
  await gateway.app.afterwards.settled();
  const [mail, ...more] = await mailsTo('rahim@example.com');
  expect(more).toEqual([]);
  expect(mail!.body).toContain('Do you take cards?');
  expect(mail!.body).toContain('Yes, from Monday on.');
  expect((await mailsTo('nadia@example.com'))[0]!.body).toContain('Cards?');
  expect([await kept(one), await kept(two)].map(({ contact }) => contact)).toEqual([null, null]);
});

test('the address of feedback that is closed is forgotten too', async () => {
  const id = await visitorAsks('Spam?', 'spam@example.com');
  await operate(gateway, 'closeFeedback', { id, reason: 'spam' }, amina);
  expect((await kept(id)).contact).toBeNull();
  await runQueued(gateway, 'mail-feedback-answer');
  expect(await mailsTo('spam@example.com')).toEqual([]);
});

test('it can be assigned to existing operators only, and is listed by assignee and by state', async () => {
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

test('each change is in the audit log, without what was written', async () => {
  const member = await gateway.registerMember();
  const id = await told(member.memberId, 'My number is 0171 1234567.');
  await operate(gateway, 'assignFeedback', { id }, bao);
  await operate(gateway, 'answerFeedback', { id, answer: 'We called 0171 1234567.' }, bao);
  const { list: events } = await officeOf(gateway, amina).call('listAuditEvents', { query: { subject: id } });
  expect(events.map(({ event }) => event)).toEqual(['feedback.answered', 'feedback.assigned']);
  expect(JSON.stringify(events)).not.toContain('1234567');
});

test('a member sees the state of their own feedback: sent, read, answered', async () => {
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
