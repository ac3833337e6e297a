import type { OfficeApi } from '@parlour/office-api';
import type { Command } from 'commander';

/**
 * Calls an operation and prints its answer. `none` is the text for an empty list; `failsOnRows` lets a script notice that a list is not
 * empty; `asJson` prints JSON even for a person.
 */
export type Run = (
  ask: (office: OfficeApi) => Promise<object>,
  shown?: { none?: string; failsOnRows?: boolean; asJson?: boolean },
) => Promise<void>;

/** Adds a command with the options that every command takes. */
export type Verb = (area: Command, usage: string, description: string) => Command;

export interface Shared {
  merchant?: string;
}

/** The option of lists that show the latest first. */
export interface Ascending {
  ascending?: boolean | undefined;
}
export const earliestFirst = ['--ascending', 'the other way round: earliest first'] as const;

/** Why a command could not be sent or executed; the message is one sentence for the operator. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}
