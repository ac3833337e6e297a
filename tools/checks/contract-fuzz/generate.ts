import fc, { type Arbitrary } from 'fast-check';
import type { FuzzedContract, FuzzedOperation, Parameter, Schema } from './contract.ts';

/** The input of an operation, before it becomes bytes. */
export interface Asked {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  /** Undefined if the operation takes no body. */
  body?: unknown;
}

type Deref = Pick<FuzzedContract, 'deref'>;

const day = { min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
const formats: Record<string, () => Arbitrary<string>> = {
  uuid: () => fc.uuid(),
  'date-time': () =>
    fc.oneof(
      { weight: 3, arbitrary: fc.date(day).map((date) => date.toISOString()) },
      { weight: 1, arbitrary: fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-11-22T23:59:59-12:00') },
    ),
  date: () => fc.date(day).map((date) => date.toISOString().slice(0, 10)),
  'time-zone': () => fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
};

/** Values that satisfy a schema. Throws for an unknown keyword, so that the contract cannot use more than this check understands. */
export function valuesOf(given: Schema, contract: Deref): Arbitrary<unknown> {
  const schema = contract.deref(given);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const parts = schema.oneOf ?? schema.anyOf;
  if (parts) {
    const { oneOf: _oneOf, anyOf: _anyOf, ...whole } = schema;
    const both = (part: Schema): Schema => ({
      ...whole,
      ...part,
      ...((whole.properties || part.properties) && { properties: { ...whole.properties, ...part.properties } }),
      required: [...(whole.required ?? []), ...(part.required ?? [])],
    });
    return fc.oneof(...parts.map((part) => valuesOf(both(contract.deref(part)), contract)));
  }
  const types = Array.isArray(schema.type) ? (schema.type as string[]) : [schema.type as string];
  return fc.oneof(...types.map((type) => ofType(type, schema, contract)));
}

function ofType(type: string, schema: Schema, contract: Deref): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'string':
      return textOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, contract), { minLength: schema.minItems ?? 0, maxLength: schema.maxItems ?? 4 });
    case 'object':
      return objectOf(schema, contract);
    default:
      throw new Error(`the fuzz cannot make a value of ${JSON.stringify(schema)}`);
  }
}

function objectOf({ properties = {}, required = [], minProperties, maxProperties }: Schema, contract: Deref): Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valuesOf(part, contract)]));
  if (minProperties === undefined && maxProperties === undefined)
    return fc.record(model, { requiredKeys: [...required], noNullPrototype: true });
  // Chosen before their values are made: rejecting objects of a wrong size took half of the office's run.
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const size = {
    minLength: Math.max(0, (minProperties ?? 0) - required.length),
    maxLength: Math.min(optional.length, (maxProperties ?? Infinity) - required.length),
  };
  const withOnly = (names: readonly string[]) => Object.fromEntries([...required, ...names].map((name) => [name, model[name]!]));
  return fc.subarray(optional, size).chain((names) => fc.record(withOnly(names), { noNullPrototype: true }));
}

function textOf(schema: Schema): Arbitrary<string> {
  const { format, pattern } = schema;
  if (format) {
    const made = formats[format];
    if (!made) throw new Error(`the fuzz does not know the format ${format}`);
    return made().filter((text) => fits(text, schema) && (!pattern || new RegExp(pattern, 'u').test(text)));
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => fits(text, schema));
  const size = { minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 64, 4096) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme-ascii', ...size }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', ...size }).filter((text) => fits(text, schema)) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(size.maxLength), 'x'.repeat(Math.max(size.minLength, 1))) },
  );
}

function fits(text: string, { minLength = 0, maxLength = Infinity }: Schema): boolean {
  // Schemas count code points.
  const length = [...text].length;
  return length >= minLength && length <= maxLength;
}

/** Requests that satisfy the contract. */
export function requestsOf(operation: FuzzedOperation, contract: FuzzedContract): Arbitrary<Asked> {
  const place = (where: Parameter['in']) => {
    const there = operation.parameters.filter((p) => p.in === where);
    const model = Object.fromEntries(there.map((p) => [p.name, writable(p, valuesOf(p.schema, contract))]));
    return fc.record(model, { requiredKeys: there.filter((p) => p.required).map((p) => p.name), noNullPrototype: true });
  };
  const parts = { path: place('path'), query: place('query'), header: place('header') };
  return operation.body
    ? fc.record({ ...parts, body: valuesOf(operation.body.schema, contract).filter(operation.body.isValid) })
    : fc.record(parts);
}

/** A path parameter must not be empty, and a header must be plain ASCII. */
function writable({ in: where }: Parameter, values: Arbitrary<unknown>): Arbitrary<unknown> {
  if (where === 'path') return values.filter((value) => !['', '.', '..'].includes(String(value)));
  if (where === 'header') return values.filter((value) => /^[\x21-\x7e]*$/.test(String(value)));
  return values;
}
