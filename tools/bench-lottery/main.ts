import { parseArgs } from 'node:util';
import { drawNow, drawsOf, northern, type TestGateway } from '@parlour/gateway/inside';
import { onPostgres, withPatience } from '../bench/on-postgres.ts';
import { ratioWithin, reportGoals, type Measured } from '../bench/goals.ts';
import { fillLines, fillMembers, plainSettlement } from './many-lines.ts';
import { lastTenSeconds } from './last-seconds.ts';

/**
 * Measures how fast a draw is settled (lottery 10), on a Postgres of its own: compared with plain SQL, and with twice as many lines; and
 * how slips get through in the last ten seconds before a close. `--lines 0` measures slips only, `--slips 0` settling only.
 */
const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '100000' },
    members: { type: 'string', default: '5000' },
    slips: { type: 'string', default: '300' },
    players: { type: 'string', default: '40' },
  },
});
const [lines, members, slips, players] = [values.lines, values.members, values.slips, values.players].map(Number) as [
  number,
  number,
  number,
  number,
];
const merchant = 'delta';
/** Limits: seconds for 100,000 lines on two cores, the multiple of plain SQL's time, and the factor for twice as many lines. */
const goals = { seconds: (60 * lines) / 100_000, ofPlain: 3, twice: 2.2 };

await onPostgres(async (gateway) => reportGoals('bench-lottery', await bench(gateway), { lines, members, slips }));

async function bench(gateway: TestGateway): Promise<Measured[]> {
  const draws = drawsOf(gateway);
  return [
    ...(lines > 0 ? await settling(gateway, draws) : []),
    ...(slips > 0 ? await lastTenSeconds(gateway, draws, { perSecond: slips, players }) : []),
  ];
}

async function settling(gateway: TestGateway, draws: ReturnType<typeof drawsOf>): Promise<Measured[]> {
  return withPatience(gateway, async (patient) => {
    const { currency } = gateway.merchants.byCode(merchant);
    const result = northern('12383');
    const tails = Object.values(result).flatMap((numbers) => numbers.map((number) => number.slice(-2)));
    await fillMembers(patient.owner, { merchant, currency, members });
    // A closed draw with this many lines.
    const closed = async (many: number) => {
      await draws.plan();
      await draws.advance();
      const { id: draw, draw_at: drawAt } = await draws.next('XSMB');
      await fillLines(patient.owner, { draw, merchant, currency, lines: many, members, at: gateway.clock.now() });
      draws.goTo(drawAt);
      await draws.advance();
      return draw;
    };
    const settled = async (draw: string) => {
      await drawNow(gateway, draw, result);
      const began = performance.now();
      const done = await draws.settle(draw);
      return { done, seconds: (performance.now() - began) / 1000 };
    };
    const first = await closed(lines);
    const plain = await plainSettlement(patient.owner, { draw: first, merchant, currency, tails });
    const once = await settled(first);
    const twice = await settled(await closed(2 * lines));
    if (once.done !== lines || twice.done !== 2 * lines) throw new Error(`settled ${once.done} and ${twice.done} lines`);
    return [
      { name: `${lines} lines, plain SQL`, value: `${plain.toFixed(1)} s`, goal: '', met: null },
      { name: `${lines} lines`, value: `${once.seconds.toFixed(1)} s`, goal: `≤ ${goals.seconds} s`, met: once.seconds <= goals.seconds },
      { name: 'times plain SQL', ...ratioWithin(once.seconds / plain, goals.ofPlain) },
      { name: 'twice the lines, times', ...ratioWithin(twice.seconds / once.seconds, goals.twice) },
    ];
  });
}
