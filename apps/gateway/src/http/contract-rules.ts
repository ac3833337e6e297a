import contract from '@parlour/api/contract.json' with { type: 'json' };
import { operationTable, type OperationId } from '@parlour/api/contract';
import { isInstant, isTimeZone } from '@parlour/domain';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { memoizeByKey } from '../kernel/memoize-by-key.ts';

type Place = 'path' | 'query' | 'header' | 'cookie';
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
/** The parts of a bundled contract that are read here: TypeScript's view of the JSON is one literal type per operation. */
interface Documented {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter> };
}

export interface OperationRules {
  readonly params: ValidateFunction;
  readonly query: ValidateFunction;
  /** The operation's request headers, by lower-case name; all others are dropped. */
  readonly headers: ValidateFunction;
  /** The same for cookies. */
  readonly cookies: ValidateFunction;
  /** Null if the operation takes no body. */
  readonly wire: ValidateFunction | null;
  /** The rule for an opened sealed body; null if the body is not sealed. */
  readonly plain: ValidateFunction | null;
  /** Validates an answer, for tests: the contract must hold in both directions. */
  answer(status: number): ValidateFunction;
}

/** A contract's rules for the input and answers of its operations. Each is compiled on first use, once per process. */
export function contractRules<Id extends string>(
  contract: object,
  table: Readonly<Record<Id, { path: string; method: string }>>,
): (id: Id) => OperationRules {
  const documented = contract as Documented;
  // Two validators, because ajv coerces everywhere or nowhere: body values must have exact types, whereas a query is all text (security
  // E03).
  const exact = validator(contract, { coerceTypes: false });
  const coercing = validator(contract, { coerceTypes: true, useDefaults: true, removeAdditional: 'all' });
  const ruleAt = memoizeByKey((reference: string) => exact.compile({ $ref: reference }));

  return memoizeByKey((id: Id): OperationRules => {
    const { path, method } = table[id];
    const operation = documented.paths[path]![method.toLowerCase()]!;
    const pointer = `contract#/paths/${escape(path)}/${method.toLowerCase()}`;
    const at = (...keys: string[]) => [pointer, ...keys.map(escape)].join('/');
    const body = (type: string) =>
      operation.requestBody && type in operation.requestBody.content ? at('requestBody', 'content', type, 'schema') : null;
    const wire = body(bodyTypes.wire) ?? body(bodyTypes.form);
    const plain = body(bodyTypes.plain);
    const parameters = memoizeByKey((place: Place) => coercing.compile(parametersIn(documented, operation, place)));
    return {
      get params() {
        return parameters('path');
      },
      get query() {
        return parameters('query');
      },
      get headers() {
        return parameters('header');
      },
      get cookies() {
        return parameters('cookie');
      },
      get wire() {
        return wire === null ? null : ruleAt(wire);
      },
      get plain() {
        return plain === null ? null : ruleAt(plain);
      },
      answer(status) {
        const key = String(status) in operation.responses ? String(status) : 'default';
        const response = operation.responses[key] as { $ref?: string } | undefined;
        if (!response) return exact.compile(false);
        if (response.$ref) return ruleAt(`contract${response.$ref}/content/application~1json/schema`);
        return ruleAt(at('responses', key, 'content', 'application/json', 'schema'));
      },
    };
  });
}

/** The rules of the players' contract. */
export const rulesOf = contractRules<OperationId>(contract, operationTable);

function validator(contract: object, options: ConstructorParameters<typeof Ajv2020>[0]): Ajv2020 {
  const ajv = new Ajv2020({ ...options, strict: false, validateSchema: false });
  formats.default(ajv);
  // The package's own format accepts leap seconds and the year 0.
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('time-zone', isTimeZone);
  ajv.addSchema(contract, 'contract');
  return ajv;
}

function parametersIn({ components }: Documented, operation: Operation, place: Place): object {
  const parameters = (operation.parameters ?? [])
    .map((p) => ('$ref' in p ? components.parameters![p.$ref.split('/').at(-1)!]! : p))
    .filter((p) => p.in === place)
    // Node returns headers by their names in lower case.
    .map((p) => ({ ...p, name: place === 'header' ? p.name.toLowerCase() : p.name }));
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((p) => [p.name, absolute(p.schema)])),
    required: parameters.filter((p) => p.required).map((p) => p.name),
    additionalProperties: false,
  };
}

/** A copy of a contract's schema with absolute references, so that it compiles anywhere. */
export function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : value,
  ) as object;
}

/** A key escaped for a reference: a part of a JSON pointer (RFC 6901) in a URL fragment. */
export function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
