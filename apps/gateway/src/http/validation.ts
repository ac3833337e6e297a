import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyRequest } from 'fastify';
import type { OperationRules } from './contract-rules.ts';
import { Refusal, type FieldError } from '../kernel/refusal.ts';

/**
 * Returns `value` if it satisfies `rule`; otherwise throws `invalid_request` with the fields. Also refuses text that a database cannot
 * store (a null character, an unpaired surrogate) and numbers beyond a double, because ajv lets Infinity pass any bound.
 */
export function follow(rule: ValidateFunction, value: unknown): unknown {
  if (!rule(value)) throw invalid((rule.errors ?? []).map(fieldError).filter((f) => f !== null));
  if (!isStorable(value)) throw invalid([]);
  return value;
}

/**
 * The same for a path or query, where everything is text: numbers must be decimal digits, and no other form that JavaScript accepts
 * (`0x10`, `1e3`, a blank).
 */
export function followText(rule: ValidateFunction, value: Record<string, unknown>): unknown {
  const { properties } = rule.schema as { properties: Record<string, { type?: string }> };
  const isNumeric = (name: string) => ['integer', 'number'].includes(properties[name]?.type ?? '');
  const wrong = Object.keys(value).filter((name) => isNumeric(name) && !/^-?\d+(\.\d+)?$/.test(String(value[name])));
  if (wrong.length > 0) throw invalid(wrong.map((field) => ({ field, rule: 'pattern' })));
  return follow(rule, value);
}

/** A request's path, query, headers and cookies, by its operation's rules; throws as `followText`. */
export function followParameters(rules: OperationRules, request: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'cookies'>) {
  return {
    params: followText(rules.params, { ...(request.params as object) }),
    query: followText(rules.query, { ...(request.query as object) }),
    headers: followText(rules.headers, { ...request.headers }),
    cookies: followText(rules.cookies, { ...request.cookies }),
  };
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}

export function invalid(fields: FieldError[], message = 'the request does not follow the contract'): Refusal {
  return new Refusal('invalid_request', { message, ...(fields.length > 0 ? { fields } : {}) });
}

const ruleOfKeyword: Readonly<Record<string, FieldError['rule']>> = {
  required: 'required',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  minLength: 'length',
  maxLength: 'length',
};

function fieldError({ keyword, instancePath, params }: ErrorObject): FieldError | null {
  const named = (params as Record<string, unknown>)['missingProperty'] ?? (params as Record<string, unknown>)['additionalProperty'];
  const path = [...instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])];
  if (path.length === 0) return null;
  return { field: path.join('.').slice(0, 100), rule: ruleOfKeyword[keyword] ?? 'pattern' };
}
