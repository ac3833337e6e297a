import { isInstant, isTimeZone } from '@parlour/domain';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { absolute, escape } from '@parlour/gateway/testing';

/** A JSON Schema as the contracts use it: no conditions. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

export interface FuzzedOperation {
  id: string;
  method: string;
  path: string;
  /** Answers 401 without credentials: requires a session or a signature. */
  guarded: boolean;
  /** Takes the id of an object that somebody owns. */
  owned: boolean;
  idempotent: boolean;
  /** The body is sealed in transit; `body` describes its opened form. */
  sealed: boolean;
  /** The body is a form; otherwise it is JSON. */
  form: boolean;
  parameters: readonly Parameter[];
  body: { schema: Schema; isValid(value: unknown): boolean } | null;
  /** The largest body in bytes, if the operation's limit differs from its server's. */
  bodyLimit?: number;
  /** Error codes that this operation may answer with; null if the contract lists none for it. */
  errorCodes: readonly string[] | null;
  /** Why an answer with this status violates the contract; null if it does not. */
  wrongAnswer(status: number, value: unknown): string | null;
}

export interface FuzzedContract {
  operations: readonly FuzzedOperation[];
  deref(schema: Schema): Schema;
  /** Whether a parameter's text can be parsed as its schema requires. */
  takesText(schema: Schema, text: string): boolean;
}

interface Media {
  content?: Record<string, { schema: Schema }>;
  $ref?: string;
}
interface DocumentedOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: (Partial<Parameter> & { $ref?: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Media>;
  'x-owned'?: boolean;
  'x-no-fuzz'?: boolean;
  'x-body-limit'?: number;
  'x-roles'?: readonly string[];
  'x-error-codes'?: readonly string[];
}
interface Document {
  security?: Record<string, unknown>[];
  'x-common-error-codes'?: readonly string[];
  paths: Record<string, Record<string, DocumentedOperation>>;
}

const json = 'application/json';
const plain = 'application/vnd.parlour.plain+json';
const urlencoded = 'application/x-www-form-urlencoded';

export interface ReadingOptions {
  /** Whether to leave out an operation, such as one that the gateway itself calls. */
  skip?(path: string): boolean;
  /** Parameters that identify the caller: in a path they have this value, in a header the signature sets them. */
  given?: Readonly<Record<string, string>>;
}

/** Parses a bundled contract. */
export function readContract(bundle: object, { skip = () => false, given = {} }: ReadingOptions = {}): FuzzedContract {
  const document = bundle as Document;
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  formats.default(ajv);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('time-zone', isTimeZone);
  ajv.addSchema(bundle, 'contract');
  const at = (ref: string): unknown =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[unescape(key)], document);
  const deref = <T extends { $ref?: string }>(part: T): T => (part.$ref ? deref(at(part.$ref) as T) : part);
  const compile = (...keys: string[]): ValidateFunction => ajv.compile({ $ref: `contract#/${keys.map(escape).join('/')}` });
  const compiled = new Map<object, ValidateFunction>();
  const rule = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema) ?? ajv.compile(absolute(schema));
    compiled.set(schema, known);
    return known;
  };

  const commonCodes = document['x-common-error-codes'] ?? [];
  const operationOf = (path: string, method: string, told: DocumentedOperation): FuzzedOperation => {
    const security = told.security ?? document.security ?? [];
    const sealed = plain in (told.requestBody?.content ?? {});
    const form = urlencoded in (told.requestBody?.content ?? {});
    const type = sealed ? plain : form ? urlencoded : json;
    const schema = told.requestBody?.content[type]?.schema;
    const parameters = (told.parameters ?? [])
      .map((p) => deref(p) as Parameter)
      .filter((p) => p.in !== 'header' || !(p.name in given))
      .map((p) => ({ ...p, required: p.required === true, schema: p.name in given ? { const: given[p.name] } : p.schema }));
    const ownCodes = told['x-error-codes'];
    const rules = new Map<string, ValidateFunction>();
    return {
      id: told.operationId,
      method: method.toUpperCase(),
      path,
      // One alternative without requirements makes the operation public.
      guarded: security.length > 0 && security.every((s) => Object.keys(s).length > 0),
      owned: told['x-owned'] === true,
      idempotent: parameters.some((p) => p.in === 'header' && /^idempotency-key$/i.test(p.name)),
      ...(told['x-body-limit'] !== undefined && { bodyLimit: told['x-body-limit'] }),
      sealed,
      form,
      parameters,
      body: schema ? { schema, isValid: (value) => rule(schema)(value) } : null,
      errorCodes: ownCodes ? [...commonCodes, ...ownCodes] : null,
      wrongAnswer(status, value) {
        const key = String(status) in told.responses ? String(status) : 'default';
        const response = told.responses[key];
        if (!response) return `the contract knows no answer ${status}`;
        const place = response.$ref ? response.$ref.slice(2).split('/').map(unescape) : ['paths', path, method, 'responses', key];
        const follows = rules.get(key) ?? compile(...place, 'content', json, 'schema');
        rules.set(key, follows);
        return follows(value) ? null : `${follows.errors?.[0]?.instancePath ?? ''} ${follows.errors?.[0]?.message ?? ''}`;
      },
    };
  };

  const operations = Object.entries(document.paths)
    .filter(([path]) => !skip(path))
    .flatMap(([path, item]) => Object.entries(item).map(([method, told]) => [path, method, told] as const))
    .filter(([, , told]) => told.operationId && !told['x-no-fuzz'])
    .map(([path, method, told]) => operationOf(path, method, told));
  return {
    operations,
    deref,
    takesText(schema, text) {
      const readings: unknown[] = [text];
      if (/^-?\d+(\.\d+)?$/.test(text)) readings.push(Number(text));
      if (text === 'true' || text === 'false') readings.push(text === 'true');
      return readings.some((reading) => rule(schema)(reading));
    },
  };
}

function unescape(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}
