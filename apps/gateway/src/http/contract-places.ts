/** A copy of a schema of the contract whose references lead into the contract wherever it is compiled. */
export function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : value,
  ) as object;
}

/** A key as it stands in a reference: a part of a JSON pointer (RFC 6901) in the fragment of an address. */
export function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
