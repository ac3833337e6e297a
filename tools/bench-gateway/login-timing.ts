/**
 * Measures whether the time of a refused log-in reveals who has an account (security A04): `node tools/bench-gateway/login-timing.ts
 * [tries]`. Alternates members with a wrong password, unknown names, and trial users, on the embedded database; prints the medians and
 * their differences. It is no test, because the machine's load affects it.
 */
import { startTestGateway, type TestGateway } from '@parlour/gateway/inside';

const tries = Number(process.argv[2] ?? 200);
const kinds = ['member', 'nobody', 'trial'] as const;
const gateway = await startTestGateway();
const times: Record<(typeof kinds)[number], number[]> = { member: [], nobody: [], trial: [] };
const bodies = new Set<string>();

async function nameOf(kind: (typeof kinds)[number], of: TestGateway, turn: number): Promise<string> {
  if (kind === 'member') return (await of.registerMember()).username;
  if (kind === 'trial') return (await (await of.startTrial()).value('getMemberInfo')).account;
  return `nobody${turn}`;
}

for (let turn = 0; turn < tries * 1.5; turn++) {
  const kind = kinds[turn % kinds.length]!;
  const username = await nameOf(kind, gateway, turn);
  const browser = gateway.guest();
  const altcha = await browser.solve();
  const began = performance.now();
  const { status, body } = await browser.call('login', { body: { type: 'username', username, password: 'a wrong password', altcha } });
  times[kind].push(performance.now() - began);
  bodies.add(JSON.stringify({ status, ...body, requestId: '' }));
}
await gateway.close();

const medians = kinds.map((kind) => [kind, median(times[kind])] as const);
for (const [kind, ms] of medians) console.log(`${kind.padEnd(8)} median ${ms.toFixed(2)} ms of ${times[kind].length} tries`);
const all = medians.map(([, ms]) => ms);
const apart = (Math.max(...all) / Math.min(...all) - 1) * 100;
console.log(`apart by ${apart.toFixed(1)} % (goal: 10 % at most); answers that differ: ${bodies.size - 1}`);
if (apart > 10 || bodies.size !== 1) process.exitCode = 1;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
