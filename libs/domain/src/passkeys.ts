// @flag passkeys
/** Maximum length of a passkey's name, in characters. */
export const passkeyNameLength = 40;

/** The name of a passkey as it is stored: no control characters, trimmed, single spaces; null for an empty or too long name. */
export function passkeyName(text: string): string | null {
  const name = text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name.length > 0 && name.length <= passkeyNameLength ? name : null;
}
