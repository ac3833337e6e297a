import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time used so far. */
export interface ProcessorTime {
  /** By this process. */
  own: number;
  /** By processes that this one started, and their children: a Postgres with its backends. */
  started: number;
  /** By all other processes on the machine. */
  others: number;
}

/** Ticks per second in /proc: a tick is a hundredth of a second on every kernel. */
const ticks = 100;

/** How much processor time was used on this machine so far; null except on Linux. */
export function processorTime(): ProcessorTime | null {
  const total = readStat('/proc/stat');
  if (total === null) return null;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = total.split('\n', 1)[0]!.trim().split(/\s+/).slice(1).map(Number);
  const processes = new Map<number, { parent: number; used: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readStat(`/proc/${name}/stat`) : null;
    if (stat === null) continue;
    // After the program's name, which is in brackets and may contain anything, come state, parent and so on; user and system ticks are at
    // 11 and 12.
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
    // The process ended meanwhile, or this is not Linux.
    return null;
  }
}
