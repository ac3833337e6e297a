/** `npm run bench:brands`; docs/guides/build-many-brands.md explains its tables. */
import os from 'node:os';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { measureLaunch } from './launch.ts';
import { measurePlain, measureReal, measureSynthetic, type Measured } from './measure.ts';
import type { Run } from './run.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    /** How many different sets of flags the brands of the first part have. */
    sets: { type: 'string', default: '7' },
  },
});
const count = Number(values.count);
const sets = Math.min(Number(values.sets), count);
if (!Number.isInteger(count) || count < 2 || !Number.isInteger(sets) || sets < 1 || sets > 128)
  throw new RangeError('--count is a whole number from 2, --sets one from 1 to 128');

const plain = await measurePlain();
const mixed = await measureSynthetic(count, sets);
const plainAgain = await measurePlain();
const shared = await measureSynthetic(count, 1);
const real = await measureReal();
// Alternating, so that a busy moment of the machine affects all variants alike.
const plains = [plain, plainAgain, await measurePlain()].sort((a, b) => a.seconds - b.seconds);
report(plains[1]!, [mixed, shared], real);

const steps = await measureLaunch();
const whole = steps.reduce((sum, [, seconds]) => sum + seconds, 0);
console.log(
  `From nx g brand to the first page served: ${whole.toFixed(1)} s (${steps.map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`).join(', ')})`,
);

function report(one: Run, synthetic: readonly Measured[], real: Measured): void {
  console.log(`${os.availableParallelism()} cores, load ${os.loadavg()[0]!.toFixed(1)}, Node ${process.version}`);
  console.log(`One plain vite build of the app: ${one.seconds.toFixed(2)} s, ${one.cpuSeconds.toFixed(2)} s of processor`);
  const head = ['', 'wall', 'wall / plain', 'processor', 'processor / plain', 'peak memory'];
  const table = new Table({ head, style: { head: [], border: [] } });
  const row = (name: string, { seconds, cpuSeconds }: Pick<Run, 'seconds' | 'cpuSeconds'>, memory?: number) =>
    table.push([
      name,
      `${seconds.toFixed(2)} s`,
      (seconds / one.seconds).toFixed(3),
      `${cpuSeconds.toFixed(2)} s`,
      (cpuSeconds / one.cpuSeconds).toFixed(3),
      memory ? `${Math.round(memory / 1e6)} MB` : '',
    ]);
  for (const part of [...synthetic, real]) {
    row(`${part.what}: the first brand, nothing kept`, part.first, part.first.memory);
    row('  all of them, nothing kept', part.all, part.all.memory);
    row('  each further brand', perBrand(part.all, part.first, part.count - 1));
    // Each real brand has its own set of flags; a hundred brands would share some.
    if (part !== real) row('  100 brands at that cost', per100(part));
    row('  each unchanged brand', perBrand(part.again, { seconds: 0, cpuSeconds: 0 }, part.count));
  }
  console.log(table.toString());
  for (const { what, memoryEarly, memoryLate, identical } of [...synthetic, real])
    console.log(
      `${what}: memory ${Math.round(memoryEarly / 1e6)} MB in the first quarter, ${Math.round(memoryLate / 1e6)} MB in the last; a brand built alone is ${identical ? 'the same in every byte' : 'NOT the same'}`,
    );
}

type Cost = Pick<Run, 'seconds' | 'cpuSeconds'>;

function perBrand(all: Cost, without: Cost, among: number): Cost {
  return { seconds: (all.seconds - without.seconds) / among, cpuSeconds: (all.cpuSeconds - without.cpuSeconds) / among };
}

function per100(part: Measured): Cost {
  const each = perBrand(part.all, part.first, part.count - 1);
  return { seconds: part.first.seconds + 99 * each.seconds, cpuSeconds: part.first.cpuSeconds + 99 * each.cpuSeconds };
}
