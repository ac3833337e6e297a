import { permissions, reaches, type Level, type Permission, type Rights } from './permissions.ts';

/** Where a role is given: at all merchants, including future ones, or at those with these codes. */
export type Reach = 'all' | readonly string[];

/** A role as it was given to an operator. */
export interface Assignment {
  rights: Rights;
  merchants: Reach;
}

/** Roles on one line, such as `finance@lotus, support`: at one merchant, or at all. */
export function rolesText(roles: readonly { role: string; merchant: string | null }[]): string {
  return roles.map(({ role, merchant }) => (merchant === null ? role : `${role}@${merchant}`)).join(', ');
}

/** Where something is done: at a merchant, by its code, or at the installation itself. */
export type Place = { merchant: string } | 'platform';

/**
 * The operator's level at a place: the highest of the roles given there. What belongs to the installation needs a role at all merchants.
 */
export function levelAt(assignments: readonly Assignment[], permission: Permission, place: Place): Level | undefined {
  let highest: Level | undefined;
  for (const { rights, merchants } of assignments) {
    const level = rights[permission];
    if (level === undefined || !reachesPlace(merchants, place)) continue;
    if (highest === undefined || reaches(level, highest)) highest = level;
  }
  return highest;
}

/** Everything that the operator may do at a place. */
export function rightsAt(assignments: readonly Assignment[], place: Place): Rights {
  return Object.fromEntries(
    permissions.flatMap((permission) => {
      const level = levelAt(assignments, permission, place);
      return level === undefined ? [] : [[permission, level]];
    }),
  );
}

/** The differences between rights, a line for each permission: `member.view w`. */
export function changedRights(before: Rights, after: Rights): { before: string | null; after: string | null }[] {
  const text = (permission: Permission, level: Level | undefined) => (level === undefined ? null : `${permission} ${level}`);
  return permissions
    .filter((permission) => before[permission] !== after[permission])
    .map((permission) => ({ before: text(permission, before[permission]), after: text(permission, after[permission]) }));
}

/**
 * What `given` contains beyond what `granter` may do: if it is empty, the granter may grant it, since no one can grant a permission that
 * they do not have, or for a merchant where they do not have it (office O9).
 */
export function beyond(granter: (permission: Permission, place: Place) => Level | undefined, given: Assignment): Permission[] {
  const places: Place[] = given.merchants === 'all' ? ['platform'] : given.merchants.map((merchant) => ({ merchant }));
  return permissions.filter((permission) => {
    const level = given.rights[permission];
    return level !== undefined && places.some((place) => !reaches(granter(permission, place), level));
  });
}

/** What happens to a call: it is refused, waits for another operator's decision, or is done at once. */
export type Verdict = 'refused' | 'proposed' | 'done';

/**
 * The outcome of a call by an operator of this level. Reading takes `r`; changing takes more: `p` always proposes, `w` and `a` do it alone
 * unless the operation's policy asks for two people.
 */
export function verdict(level: Level | undefined, call: { changes: boolean; needsTwo: boolean }): Verdict {
  if (!call.changes) return reaches(level, 'r') ? 'done' : 'refused';
  if (!reaches(level, 'p')) return 'refused';
  return level === 'p' || call.needsTwo ? 'proposed' : 'done';
}

function reachesPlace(merchants: Reach, place: Place): boolean {
  return merchants === 'all' || (place !== 'platform' && merchants.includes(place.merchant));
}
