import { OfficeError, type OfficeApi } from '@parlour/office-api';
import { PutAside } from '@parlour/office-ui/put-aside';

/** What a call may need from the person before it is answered: to log in again, or to prove that it is still them. */
export type Ask = 'logIn' | 'prove';

/** A question to the person that several calls may wait for; true once answered, false if dismissed. */
export interface Guard {
  ask(what: Ask): Promise<boolean>;
  /** What is asked now. */
  current(): Ask | null;
  answer(done: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createGuard(): Guard {
  let open: { what: Ask; answered: Promise<boolean>; settle: (done: boolean) => void } | null = null;
  const listeners = new Set<() => void>();
  const change = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    async ask(what) {
      // Logging in also proves who is there; the other way round, both are needed.
      if (open && open.what !== what && !(await open.answered)) return false;
      if (!open) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        change({ what, answered: promise, settle: resolve });
      }
      return open!.answered;
    },
    current: () => open?.what ?? null,
    answer(done) {
      const asked = open;
      change(null);
      asked?.settle(done);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The client with a person behind it: a call that needs a log-in or a proof waits until it is given, and is then sent again with the same
 * input. What was typed stays. Throws PutAside if the person declines.
 */
export function guarded(office: OfficeApi, guard: Guard): OfficeApi {
  const needs = (error: unknown): Ask | null => {
    if (!(error instanceof OfficeError)) return null;
    if (error.code === 'not_logged_in') return 'logIn';
    return error.code === 'step_up_required' ? 'prove' : null;
  };
  return {
    async call(operation, input) {
      for (;;) {
        try {
          return await office.call(operation, input);
        } catch (error) {
          const what = needs(error);
          if (what === null) throw error;
          if (!(await guard.ask(what))) throw new PutAside();
        }
      }
    },
  };
}
