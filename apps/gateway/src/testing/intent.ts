import type { OperationId } from '@parlour/api/contract';
import type { TestClient } from './client.ts';
import type { TestGateway } from './gateway.ts';

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;

/** A call of an operation with an idempotency key. */
export type Ask = (who: TestClient, key: string) => ReturnType<TestClient['call']>;

/** One intent, the same key with other input, and input that the rules refuse. */
export interface Intent {
  /** Who calls it, if not a member. */
  by?: Member;
  ask: Ask;
  other: Ask;
  refused: Ask;
  /** Transfers of one such call, if more than one. */
  transfers?: number;
}

/** Calls of the operations that take an idempotency key. */
export type Intents = Partial<Record<OperationId, (member: Member) => Promise<Intent>>>;
