// @flag passkeys
import { tidyLine } from './tidy.ts';

/** Maximum length of a passkey's name, in characters. */
export const passkeyNameLength = 40;

/** The name of a passkey as it is stored, a tidied line; null for an empty or too long name. */
export function passkeyName(text: string): string | null {
  const name = tidyLine(text);
  return name.length > 0 && name.length <= passkeyNameLength ? name : null;
}
