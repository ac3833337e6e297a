/** The page `/member`: its list is what `MemberCentre` shows around every page of the member. */
export function MemberListScreen() {
  return null;
}
