/** Where the moving picture of a game lies whose still one we drew; undefined for a picture that a vendor brings. */
export function movingPicture(still: string): string | undefined {
  return still.startsWith('/art/games/') ? still.replace(/\.svg$/, '.moving.svg') : undefined;
}

/**
 * Where the lettering of a game's name lies whose picture we drew: a file is found by what it says, so a game that a merchant renames has
 * none. Undefined for a picture that a vendor brings, and for names in letters that we have no font of.
 */
export function titlePicture(still: string, name: string): string | undefined {
  if (!still.startsWith('/art/games/') || /\p{Script=Han}/u.test(name)) return undefined;
  let hash = 2166136261;
  for (const sign of name.normalize('NFC')) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  return still.replace('/art/games/', '/art/titles/').replace(/\.svg$/, `.${(hash >>> 0).toString(36)}.svg`);
}
