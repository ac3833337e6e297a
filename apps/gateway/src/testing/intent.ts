import type { OperationId } from '@parlour/api/contract';
import type { TestClient } from './client.ts';
import type { TestGateway } from './gateway.ts';

type Member = Awaited<ReturnType<TestGateway['registerMember']>>;

/** A call of an operation with an idempotency key. */
export type Ask = (who: TestClient, key: string) => ReturnType<TestClient['call']>;

/** One intent, the same key with different input, and input that the rules refuse. */
export interface Intent {
  /** The caller, if not a new member. */
  by?: Member;
  ask: Ask;
  other: Ask;
  refused: Ask;
  /** How many transfers one such call makes, if more than one. */
  transfers?: number;
}

/** Calls of operations that take an idempotency key. */
export type Intents = Partial<Record<OperationId, (member: Member) => Promise<Intent>>>;
