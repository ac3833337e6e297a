/** An operator's name, with the key that only its owner knows. */
export interface OperatorCredentials {
  name: string;
  key: string;
}

/** The headers that identify the caller. Both are percent-encoded: a header holds plain ASCII, and a person can type anything. */
export function credentialHeaders({ name, key }: OperatorCredentials): Record<string, string> {
  return { 'x-operator': encodeURIComponent(name), 'x-operator-key': encodeURIComponent(key) };
}

/** The credentials in such headers; undefined if they name no operator. Text that is not percent-encoded is taken literally. */
export function credentialsOf(headers: Readonly<Record<string, string | string[] | undefined>>): OperatorCredentials | undefined {
  const [name, key] = [headers['x-operator'], headers['x-operator-key']].map((value) => (Array.isArray(value) ? value[0] : value));
  return name === undefined ? undefined : { name: decoded(name), key: decoded(key ?? '') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
