import type { FuzzedContract, FuzzedOperation, Schema } from './contract.ts';
import type { Asked } from './generate.ts';

/** One way to invalidate a valid request. */
export interface Spoiler {
  /** For example `body.amount: a number for text`. */
  name: string;
  spoil(asked: Asked): Asked;
}

type Place = Record<string, unknown>;

/** Every way in which a request can violate the contract, one at a time; whatever is no violation for this operation is left out. */
export function spoilersOf(operation: FuzzedOperation, contract: FuzzedContract): Spoiler[] {
  return [...operation.parameters.flatMap((parameter) => parameterSpoilers(parameter, contract)), ...bodySpoilers(operation, contract)];
}

function parameterSpoilers(parameter: FuzzedOperation['parameters'][number], contract: FuzzedContract): Spoiler[] {
  const { name, in: where, required } = parameter;
  const schema = contract.deref(parameter.schema);
  // fetch and node:http refuse to send a hostile header, and a shorter path is a different operation.
  const texts = wrongTexts(schema).filter((text) => where !== 'path' || text !== '');
  const spoilers = texts
    .filter((text) => !contract.takesText(parameter.schema, text))
    .map((text) => ({
      name: `${where}.${name}: ${text.slice(0, 20)}`,
      spoil: (asked: Asked) => ({ ...asked, [where]: { ...asked[where], [name]: text } }),
    }));
  if (!required || where === 'path') return spoilers;
  const absent = (asked: Asked) => ({ ...asked, [where]: without(asked[where], name) });
  return [...spoilers, { name: `${where}.${name}: absent`, spoil: absent }];
}

/** Dates and times that look right but do not exist on every clock, calendar or database. */
const noInstants = [
  '2026-11-22T23:59:60Z',
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+12:00',
  '9999-12-31T23:59:59-12:00',
];

function wrongTexts(schema: Schema): string[] {
  const numeric = schema.type === 'integer' || schema.type === 'number';
  return [
    ...(schema.enum || schema.pattern || schema.format ? ['zz not listed', ''] : []),
    ...(schema.format === 'date-time' ? noInstants : []),
    ...(numeric ? ['abc', '', '1e999', '-1e999', 'NaN', 'Infinity', '0x10', '1.5'] : []),
    ...(schema.minimum === undefined ? [] : [String(schema.minimum - 1)]),
    ...(schema.maximum === undefined ? [] : [String(schema.maximum + 1)]),
    ...(schema.minLength ? ['x'.repeat(schema.minLength - 1)] : []),
    ...(schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)]),
  ];
}

function bodySpoilers({ body }: FuzzedOperation, contract: FuzzedContract): Spoiler[] {
  if (!body) return [];
  const whole: [string, unknown][] = [
    ['nothing in it', {}],
    ['null', null],
    ['a list', []],
    ['text', 'x'],
    ['a number', 7],
    ['true', true],
  ];
  return [
    ...whole
      .filter(([, value]) => !body.isValid(value))
      .map(([name, value]) => ({ name: `body: ${name}`, spoil: (asked: Asked) => ({ ...asked, body: value }) })),
    ...objectSpoilers(contract.deref(body.schema), [], contract),
  ];
}

function objectSpoilers(schema: Schema, path: readonly string[], contract: FuzzedContract): Spoiler[] {
  if (!schema.properties) return [];
  const label = (name: string) => ['body', ...path, name].join('.');
  const edit = (change: (place: Place) => void) => (asked: Asked) => {
    const copy = structuredClone(asked);
    const place = path.reduce<unknown>((part, key) => (part as Place | undefined)?.[key], copy.body);
    if (typeof place === 'object' && place !== null) change(place as Place);
    return copy;
  };
  const own = Object.entries(schema.properties).flatMap(([name, given]) => {
    const part = contract.deref(given);
    const wrong = wrongValues(part).map(([what, value]) => ({
      name: `${label(name)}: ${what}`,
      spoil: edit((place) => void (place[name] = value)),
    }));
    const absent = { name: `${label(name)}: absent`, spoil: edit((place) => void delete place[name]) };
    return [...wrong, ...(schema.required?.includes(name) ? [absent] : []), ...objectSpoilers(part, [...path, name], contract)];
  });
  const unknown = ['isAdmin', 'balance', 'merchant', 'constructor'].map((name) => ({
    name: `${label(name)}: a field too many`,
    spoil: edit((place) => void (place[name] = name === 'constructor' ? { prototype: { x: 1 } } : 1)),
  }));
  return schema.additionalProperties === false ? [...own, ...unknown] : own;
}

/** There is no coercion: a number is no text and a text is no number, whatever it contains (security E03). */
function wrongValues(schema: Schema): [string, unknown][] {
  const types = [schema.type ?? []].flat();
  const all: [string, string, unknown][] = [
    ['null', 'null', null],
    ['string', 'text', '7'],
    ['number', 'a number', 12_345],
    ['boolean', 'true', true],
    ['array', 'a list', ['x']],
    ['object', 'an object', { a: 1 }],
  ];
  const isNumber = types.includes('integer') || types.includes('number');
  const foreign = all.filter(([type]) => (type === 'number' ? !isNumber : !types.includes(type)));
  return [
    ...foreign.map(([, name, value]): [string, unknown] => [name, value]),
    ...(schema.enum || 'const' in schema ? ([['not listed', types.includes('string') ? 'zz' : 987_654]] as [string, unknown][]) : []),
    ...(types.includes('integer') ? ([['a fraction', 1.5]] as [string, unknown][]) : []),
    ...(schema.maxLength === undefined ? [] : ([['too long', 'x'.repeat(schema.maxLength + 1)]] as [string, unknown][])),
    ...(schema.minLength ? ([['too short', '']] as [string, unknown][]) : []),
    ...(schema.pattern || schema.format
      ? ([
          ['against its pattern', '§ §'],
          ['negative', '-1.00'],
          ['a line break', '1\n'],
          ['infinite', '1e999'],
        ] as [string, unknown][])
      : []),
    ...(schema.format === 'date-time' ? noInstants.map((text): [string, unknown] => [text, text]) : []),
  ];
}

function without(place: Place, name: string): Place {
  const { [name]: _, ...rest } = place;
  return rest;
}
