// @flag passkeys
/** How many characters the name of a passkey has at most. */
export const passkeyNameLength = 40;

/** The name of a passkey as it is kept: no control characters, nothing around it, one space between; null for none or too long a one. */
export function passkeyName(text: string): string | null {
  const name = text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name.length > 0 && name.length <= passkeyNameLength ? name : null;
}
