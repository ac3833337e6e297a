import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OfficeApi, OfficeInput } from '../client.ts';
import type { OperationId, ValueOf } from '../contract.ts';
import { OfficeContext, QueueChangesContext } from '../queries.ts';
import type { QueueChanges } from '../queue-changes.ts';

/**
 * The answers of operations: the `value` itself, or a function of the input. A change of the contract breaks them where they are written.
 */
export type Answers = {
  [K in OperationId]?: ValueOf<K> | ((input: OfficeInput<K>) => ValueOf<K> | Promise<ValueOf<K>>);
};

export interface FakeOfficeApi extends OfficeApi {
  /** All calls, in order. */
  readonly asked: readonly { operation: OperationId; input: unknown }[];
  /** The inputs of one operation, in order. */
  askedOf<K extends OperationId>(operation: K): OfficeInput<K>[];
}

/** Calls that every screen may make, whatever it shows: whether something waits for approval (`useWaiting`). */
const usual: Answers = { listProposals: { list: [] } };

/** An office with given answers. Any other call logs an error on the console, which fails a story, and fails itself. */
export function createFakeOffice(answers: Answers): FakeOfficeApi {
  const asked: { operation: OperationId; input: unknown }[] = [];
  return {
    asked,
    // Only inputs of that operation are stored under its name.
    askedOf: <K extends OperationId>(operation: K) =>
      asked.filter((one) => one.operation === operation).map(({ input }) => input as OfficeInput<K>),
    async call<K extends OperationId>(operation: K, input: OfficeInput<K>) {
      asked.push({ operation, input });
      const answer: unknown = answers[operation] ?? usual[operation];
      if (answer === undefined) {
        const text = `this story or test has no answer of ${operation}`;
        console.error(text);
        throw new Error(text);
      }
      // An answer is data, so a function computes one; `Answers` has checked that it belongs to the operation.
      return (typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer) as ValueOf<K>;
    },
  };
}

export interface FakeOfficeProps {
  office: FakeOfficeApi;
  /** The source of queue changes; silent by default. */
  changes?: QueueChanges | undefined;
  children: ReactNode;
}

/** Screens inside call this office. Failed calls are not repeated. */
export function FakeOffice({ office, changes, children }: FakeOfficeProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queries}>
      <OfficeContext value={office}>
        <QueueChangesContext value={changes ?? null}>{children}</QueueChangesContext>
      </OfficeContext>
    </QueryClientProvider>
  );
}
