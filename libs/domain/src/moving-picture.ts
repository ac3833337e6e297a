/** Where the moving picture of a game lies whose still one we drew; undefined for a picture that a vendor brings. */
export function movingPicture(still: string): string | undefined {
  return still.startsWith('/art/games/') ? still.replace(/\.svg$/, '.moving.svg') : undefined;
}
