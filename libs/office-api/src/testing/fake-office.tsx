import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OfficeApi, OfficeInput } from '../client.ts';
import type { OperationId, ValueOf } from '../contract.ts';
import { OfficeContext, QueueChangesContext } from '../queries.ts';
import type { QueueChanges } from '../queue-changes.ts';

/** What operations answer: the `value` itself, or what makes one of the input. A contract that changes breaks them where they are written. */
export type Answers = {
  [K in OperationId]?: ValueOf<K> | ((input: OfficeInput<K>) => ValueOf<K> | Promise<ValueOf<K>>);
};

export interface FakeOfficeApi extends OfficeApi {
  /** Everything that was asked, in order. */
  readonly asked: readonly { operation: OperationId; input: unknown }[];
  /** The inputs of one operation, in order. */
  askedOf<K extends OperationId>(operation: K): OfficeInput<K>[];
}

/** An office that answers what it is given. Asked for anything else it says so on the console, which fails a story, and fails the call. */
export function createFakeOffice(answers: Answers): FakeOfficeApi {
  const asked: { operation: OperationId; input: unknown }[] = [];
  return {
    asked,
    // Nothing but inputs of that operation is kept under its name.
    askedOf: <K extends OperationId>(operation: K) =>
      asked.filter((one) => one.operation === operation).map(({ input }) => input as OfficeInput<K>),
    async call<K extends OperationId>(operation: K, input: OfficeInput<K>) {
      asked.push({ operation, input });
      const answer: unknown = answers[operation];
      if (answer === undefined) {
        const text = `this story or test has no answer of ${operation}`;
        console.error(text);
        throw new Error(text);
      }
      // An answer is data, so what can be called makes one; that the two belong to one operation, `Answers` has checked.
      return (typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer) as ValueOf<K>;
    },
  };
}

export interface FakeOfficeProps {
  office: FakeOfficeApi;
  /** What tells that queues change; nothing does by default. */
  changes?: QueueChanges | undefined;
  children: ReactNode;
}

/** Screens inside ask this office. Nothing is asked twice because it failed. */
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
