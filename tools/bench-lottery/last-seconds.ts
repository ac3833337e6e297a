import { setTimeout } from 'node:timers/promises';
import { type drawsOf, fund, type TestGateway } from '@parlour/gateway/inside';
import type { Measured } from '../bench/goals.ts';
import { withPatience } from '../bench/on-postgres.ts';
import { processorTime } from '../bench/processor-time.ts';
import { fillExposure } from './fill-exposure.ts';

const seconds = 10;
/** The limit for the 95th percentile of a slip's time, in ms. */
const goal = 300;

/**
 * Sends this many players' slips at this rate until the draw closes; the acknowledged ones must be exactly its book. The players run in the
 * gateway's process. The report also states the machine's other load, which affects this more than anything else.
 */
export async function lastTenSeconds(
  gateway: TestGateway,
  draws: ReturnType<typeof drawsOf>,
  { perSecond, players }: { perSecond: number; players: number },
): Promise<Measured[]> {
  await draws.plan();
  await draws.advance();
  const { id, closes_at: closesAt } = await draws.next('XSMB');
  await withPatience(gateway, ({ owner }) => fillExposure(owner, { draw: id, merchant: 'delta' }));
  draws.goTo(new Date(closesAt.getTime() - seconds * 1000));
  // Logged in only now, because a log-in ends when its member is idle for long. The test's clock stands still meanwhile.
  const members: Awaited<ReturnType<typeof funded>>[] = [];
  for (let i = 0; i < players; i++) members.push(await funded(gateway));
  const took: number[] = [];
  let [accepted, refused] = [0, 0];
  const slip = async (i: number) => {
    const body = { drawIds: [id], lines: [{ type: 'de', selection: [String(i % 100).padStart(2, '0')], unit: '1000', odds: '99.5' }] };
    const began = performance.now();
    const { status, body: answer } = await members[i % players]!.call('placeBets', { body });
    took.push(performance.now() - began);
    if (status === 200) accepted++;
    else if (refused++ === 0) console.error('the first refusal:', JSON.stringify(answer));
  };
  // A draw takes bets long before its last seconds, so gateway and connections are warmed up with slips.
  await Promise.all(members.flatMap((_, i) => [slip(i), slip(i + players), slip(i + 2 * players)]));
  took.length = 0;
  const before = processorTime();
  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let i = 0; i < perSecond * seconds; i++) {
    const due = (i * 1000) / perSecond;
    const early = due - (performance.now() - began);
    if (early > 1) await setTimeout(early);
    sent.push(slip(i));
  }
  await Promise.all(sent);
  const elapsed = (performance.now() - began) / 1000;
  const after = processorTime();
  draws.goTo(closesAt);
  const closing = performance.now();
  await draws.advance();
  const closedIn = (performance.now() - closing) / 1000;
  const { line_count: book } = await draws.drawOf(id);
  const p95 = took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
  return [
    {
      name: `slips in ten seconds, ${perSecond} a second`,
      value: `${took.length - refused}, ${refused} refused, in ${elapsed.toFixed(1)} s`,
      goal: `≤ ${seconds + 2} s`,
      met: refused === 0 && elapsed <= seconds + 2,
    },
    { name: 'a slip, 95 of 100', value: `${p95.toFixed(0)} ms`, goal: `≤ ${goal} ms`, met: p95 <= goal },
    { name: 'lines of the book', value: String(book), goal: String(accepted), met: book === accepted },
    { name: 'the close with its hash', value: `${closedIn.toFixed(1)} s`, goal: '', met: null },
    ...(before && after
      ? [
          told('processor of a slip: gateway and players', `${(((after.own - before.own) * 1000) / took.length).toFixed(1)} ms`),
          told('processor of a slip: database', `${(((after.started - before.started) * 1000) / took.length).toFixed(1)} ms`),
          told('processors that others used meanwhile', ((after.others - before.others) / elapsed).toFixed(1)),
        ]
      : []),
  ];
}

const told = (name: string, value: string): Measured => ({ name, value, goal: '', met: null });

async function funded(gateway: TestGateway) {
  const member = await gateway.registerMember({ host: 'delta.localhost' });
  await fund(gateway, member, '90000000');
  return member;
}
