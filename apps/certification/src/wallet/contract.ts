import walletContract from '@parlour/partners/seamless-wallet.json' with { type: 'json' };
import type { components as walletComponents } from '@parlour/partners/seamless-wallet';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

export type AnswerSchema = Extract<keyof walletComponents['schemas'], `${string}Answer` | 'WalletError'>;

const ajv = new Ajv2020({ strict: false, validateSchema: false });
formats.default(ajv);
ajv.addSchema(walletContract, 'wallet');
const rules = new Map<AnswerSchema, ValidateFunction>();

/** What is wrong with a body by its schema of the contract; null when nothing is. */
export function contractProblem(schema: AnswerSchema, body: unknown): string | null {
  const rule = rules.get(schema) ?? ajv.compile({ $ref: `wallet#/components/schemas/${schema}` });
  rules.set(schema, rule);
  return rule(body) ? null : ajv.errorsText(rule.errors, { dataVar: 'answer' });
}
