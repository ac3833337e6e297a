import contract from '@parlour/api/contract.json' with { type: 'json' };
import { operationTable, type OperationId } from '@parlour/api/contract';
import { isTimeZone } from '@parlour/domain';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Refusal, type FieldError } from './refusal.ts';

/** Two validators, for ajv's coercion is one setting: a body must be what it says, a query is all text (security E03). */
const exact = validator({ coerceTypes: false });
const coercing = validator({ coerceTypes: true, useDefaults: true, removeAdditional: 'all' });

function validator(options: ConstructorParameters<typeof Ajv2020>[0]): Ajv2020 {
  const ajv = new Ajv2020({ ...options, strict: false, validateSchema: false });
  formats.default(ajv);
  ajv.addFormat('time-zone', isTimeZone);
  ajv.addSchema(contract, 'contract');
  return ajv;
}

type Place = 'path' | 'query' | 'header';
interface Parameter {
  name: string;
  in: Place;
  required?: boolean;
  schema: object;
}
interface Operation {
  parameters?: ({ $ref: string } | Parameter)[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

const bodyTypes = {
  wire: 'application/json',
  plain: 'application/vnd.parlour.plain+json',
  form: 'application/x-www-form-urlencoded',
} as const;
// TypeScript's view of the JSON is one literal type per operation; what is read of it is this.
const documented = contract as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter> };
};

export interface OperationRules {
  params: ValidateFunction;
  query: ValidateFunction;
  /** Null where the operation takes no body. */
  wire: ValidateFunction | null;
  /** What a sealed body must open to; null where the body is not sealed. */
  plain: ValidateFunction | null;
  /** Checks an answer, for tests: the contract holds in both directions. */
  answer(status: number): ValidateFunction;
}

/** What the contract says of an operation's input and answers, compiled. */
export function rulesOf(id: OperationId): OperationRules {
  const { path, method } = operationTable[id];
  const operation = documented.paths[path]![method.toLowerCase()]!;
  const pointer = `contract#/paths/${escape(path)}/${method.toLowerCase()}`;
  const at = (...keys: string[]) => exact.compile({ $ref: [pointer, ...keys.map(escape)].join('/') });
  const body = (type: string) =>
    operation.requestBody && type in operation.requestBody.content ? at('requestBody', 'content', type, 'schema') : null;
  return {
    params: coercing.compile(parametersIn(operation, 'path')),
    query: coercing.compile(parametersIn(operation, 'query')),
    wire: body(bodyTypes.wire) ?? body(bodyTypes.form),
    plain: body(bodyTypes.plain),
    answer: (status) => {
      const key = String(status) in operation.responses ? String(status) : 'default';
      const response = operation.responses[key] as { $ref?: string } | undefined;
      if (!response) return exact.compile(false);
      if (response.$ref) return exact.compile({ $ref: `contract${response.$ref}/content/application~1json/schema` });
      return at('responses', key, 'content', 'application/json', 'schema');
    },
  };
}

function parametersIn(operation: Operation, place: Place): object {
  const parameters = (operation.parameters ?? [])
    .map((p) => ('$ref' in p ? documented.components.parameters![p.$ref.split('/').at(-1)!]! : p))
    .filter((p) => p.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((p) => [p.name, absolute(p.schema)])),
    required: parameters.filter((p) => p.required).map((p) => p.name),
    additionalProperties: false,
  };
}

/** A copy of a schema whose references lead into the contract wherever it is compiled. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : value,
  ) as object;
}

function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/**
 * Gives `value` back when it follows `rule`; else throws `invalid_request` that names the fields. Text that a database
 * cannot store (a zero character, half a surrogate pair) and numbers beyond a double are refused too, for ajv lets
 * Infinity through every bound.
 */
export function follow(rule: ValidateFunction, value: unknown): unknown {
  if (!rule(value)) throw invalid((rule.errors ?? []).map(fieldError).filter((f) => f !== null));
  if (!isStorable(value)) throw invalid([]);
  return value;
}

/**
 * The same for a path or query, where everything is text: a number is written in decimal digits, and in no other of the
 * ways in which JavaScript reads one (`0x10`, `1e3`, a blank).
 */
export function followText(rule: ValidateFunction, value: Record<string, unknown>): unknown {
  const { properties } = rule.schema as { properties: Record<string, { type?: string }> };
  const isNumeric = (name: string) => ['integer', 'number'].includes(properties[name]?.type ?? '');
  const wrong = Object.keys(value).filter((name) => isNumeric(name) && !/^-?\d+(\.\d+)?$/.test(String(value[name])));
  if (wrong.length > 0) throw invalid(wrong.map((field) => ({ field, rule: 'pattern' })));
  return follow(rule, value);
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
