import type { Db } from '../../kernel/tables.ts';
import type { Config } from '../../kernel/config.ts';
import type { Merchant, Merchants } from '../../kernel/merchants.ts';
import type { Clock, Random } from '../../kernel/clock.ts';
import type { Vault } from '../../kernel/ports.ts';
import { OperatorError } from './operator-error.ts';

/** What commands may use. */
export interface OpsDeps {
  db: Db;
  clock: Clock;
  random: Random;
  merchants: Merchants;
  /** Opens the personal data that a command is asked to show. */
  vault: Vault;
  /** Where partners are asked for their lists. */
  config: Pick<Config, 'payments' | 'port' | 'vendors'>;
}

/** Who runs a command: an operator by name, or whoever may use the account that the gateway runs as. */
export interface Caller {
  name: string;
  named: boolean;
}

/** What one command may use, and for whom it runs. */
export interface Operator extends OpsDeps {
  by: Caller;
}

/** A line of an answer, by column. */
export type Row = Record<string, string | number | boolean | null>;

/** What a command answers: lines, or one fact. */
export type Answer = Row[] | Row;

/** The answer of a command that was approved by one operator and waits for a second. */
export class Waits {
  readonly answer: Row;
  constructor(answer: Row) {
    this.answer = answer;
  }
}

/** The merchants that `named` (a merchant code or brand id) means; all of them where nothing is named. */
export function merchantsNamed({ merchants }: Pick<OpsDeps, 'merchants'>, named: string | undefined): readonly Merchant[] {
  if (named === undefined) return merchants.all;
  const found = merchants.all.find((merchant) => merchant.code === named || merchant.brandId === named);
  if (!found)
    throw new OperatorError(`There is no merchant ${named}: known are ${merchants.all.map((merchant) => merchant.code).join(', ')}.`);
  return [found];
}

/** True for text that can be an id of the platform; anything else would be an error of the database. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
