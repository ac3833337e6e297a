/** The path of a game's moving picture, given the still one that we drew; undefined for a vendor's own picture. */
export function movingPicture(still: string): string | undefined {
  return still.startsWith('/art/games/') ? still.replace(/\.svg$/, '.moving.svg') : undefined;
}

/**
 * The path of the lettering of a game's name, given the still picture that we drew. Files are named by their text, so a game that a
 * merchant renames has none. Undefined for a vendor's own picture, and for names in scripts that we have no font for.
 */
export function titlePicture(still: string, name: string): string | undefined {
  if (!still.startsWith('/art/games/') || /\p{Script=Han}/u.test(name)) return undefined;
  let hash = 2166136261;
  for (const sign of name.normalize('NFC')) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  return still.replace('/art/games/', '/art/titles/').replace(/\.svg$/, `.${(hash >>> 0).toString(36)}.svg`);
}
