import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processors that were used so far. */
export interface ProcessorTime {
  /** By this process. */
  own: number;
  /** By the processes that this one started, and those that they started: a Postgres with its backends. */
  started: number;
  /** By everything else on the machine. */
  others: number;
}

/** Of /proc: a tick is a hundredth of a second on every kernel that has one. */
const ticks = 100;

/** What the processors of this machine did so far; null where the system does not tell, which only Linux does. */
export function processorTime(): ProcessorTime | null {
  const total = readStat('/proc/stat');
  if (total === null) return null;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = total.split('\n', 1)[0]!.trim().split(/\s+/).slice(1).map(Number);
  const processes = new Map<number, { parent: number; used: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(`/proc/${name}/stat`) : null;
    if (stat === null) continue;
    // After the program's name, which is in brackets and may contain anything: state, parent, ..., at 11 and 12 the ticks of user and
    // system.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    processes.set(Number(name), { parent: Number(fields[1]), used: Number(fields[11]) + Number(fields[12]) });
  }
  const isStarted = (pid: number): boolean => {
    const { parent } = processes.get(pid) ?? { parent: 0 };
    return parent === process.pid || (parent > 1 && isStarted(parent));
  };
  const own = processes.get(process.pid)?.used ?? 0;
  const started = [...processes].reduce((sum, [pid, { used }]) => (isStarted(pid) ? sum + used : sum), 0);
  const busy = user + nice + system + irq + softirq;
  return { own: own / ticks, started: started / ticks, others: (busy - own - started) / ticks };
}

function readStat(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended meanwhile, or there is no such thing here.
    return null;
  }
}
