/** A clock that jumps to the next event: nothing waits for real time. */
export interface Queue {
  now(): number;
  /** Schedules work `delay` ticks from now; work due at the same tick runs in the order of scheduling. */
  after(delay: number, work: () => void): void;
  /** Runs everything until nothing is left; throws if it does not end. */
  run(): void;
}

const mostSteps = 20_000;

export function createQueue(): Queue {
  const due: { at: number; order: number; work: () => void }[] = [];
  let time = 0;
  let order = 0;
  return {
    now: () => time,
    after(delay, work) {
      const each = { at: time + delay, order: order++, work };
      let at = due.length;
      while (at > 0 && later(due[at - 1]!, each)) at--;
      due.splice(at, 0, each);
    },
    run() {
      for (let steps = 0; ; steps++) {
        const next = due.shift();
        if (!next) return;
        if (steps > mostSteps) throw new Error('the simulation does not end');
        time = next.at;
        next.work();
      }
    },
  };
}

const later = (a: { at: number; order: number }, b: { at: number; order: number }) => a.at > b.at || (a.at === b.at && a.order > b.order);
