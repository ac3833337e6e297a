import { type Money, fromDecimal, toDecimal } from '@parlour/domain';
import type { components as walletComponents } from '@parlour/partners/seamless-wallet';
import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Answer } from './wallet/caller.ts';

type Schemas = walletComponents['schemas'];
export type WalletErrorCode = Schemas['WalletError']['code'];

/** The wallet did not do what the case demands; the message is for the report. */
export class CaseFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CaseFailure';
  }
}

/** The case cannot be run here; the message says why. */
export class CaseSkipped extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CaseSkipped';
  }
}

/** The body of an answer that took the call: 200, in the contract's shape. */
export function accepted<S extends AnswerSchema>(answer: Answer, schema: S): Schemas[S] {
  if (answer.status !== 200) throw new CaseFailure(`expected the call to be taken, but the answer is ${told(answer)}`);
  const problem = contractProblem(schema, answer.body);
  if (problem) throw new CaseFailure(`the answer breaks the contract (${schema}): ${problem}`);
  return answer.body as Schemas[S];
}

/** The body of an answer that refused the call, definitely and by one of `codes`. */
export function refused(answer: Answer, ...codes: WalletErrorCode[]): Schemas['WalletError'] {
  const wanted = codes.join(' or ');
  if (answer.status === null || answer.status < 400 || answer.status >= 500)
    throw new CaseFailure(`expected a refusal (4xx, ${wanted}), but the answer is ${told(answer)}`);
  const problem = contractProblem('WalletError', answer.body);
  if (problem) throw new CaseFailure(`the refusal breaks the contract (WalletError): ${problem}`);
  const body = answer.body as Schemas['WalletError'];
  if (!codes.includes(body.code)) throw new CaseFailure(`expected ${wanted}, but the code is ${body.code}`);
  return body;
}

/** Demands that two texts or numbers are the same. */
export function equal(actual: string | number | bigint | boolean, expected: typeof actual, what: string): void {
  if (actual !== expected) throw new CaseFailure(`${what}: expected ${expected}, got ${actual}`);
}

/** Demands an amount that the wallet wrote, in the decimals of its currency. */
export function equalAmount(actual: string, expected: Money, what: string): void {
  let minor: bigint;
  try {
    ({ minor } = fromDecimal(actual, expected.currency));
  } catch {
    throw new CaseFailure(`${what}: "${actual}" is no amount in ${expected.currency}`);
  }
  if (minor !== expected.minor) throw new CaseFailure(`${what}: expected ${toDecimal(expected)}, got ${actual}`);
}

function told({ status, text }: Answer): string {
  if (status === null) return `none: ${text}`;
  return `${status} ${text.slice(0, 200)}`;
}

export type AnswerSchema = Extract<keyof walletComponents['schemas'], `${string}Answer` | 'WalletError'>;

const ajv = new Ajv2020({ strict: false, validateSchema: false });
formats.default(ajv);
ajv.addSchema(walletContract, 'wallet');
const rules = new Map<AnswerSchema, ValidateFunction>();

/** How a body breaks its schema of the contract; null if it does not. */
function contractProblem(schema: AnswerSchema, body: unknown): string | null {
  const rule = rules.get(schema) ?? ajv.compile({ $ref: `wallet#/components/schemas/${schema}` });
  rules.set(schema, rule);
  return rule(body) ? null : ajv.errorsText(rule.errors, { dataVar: 'answer' });
}
