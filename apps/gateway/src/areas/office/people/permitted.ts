import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { levelAt, reaches, verdict, type Assignment, type Permission, type Place } from '@parlour/domain/office';
import { someOf } from '../../../kernel/merchants.ts';
import { refused, type LevelAt, type OfficeDeps } from '../operator.ts';

/** By roles. */
export const levelByRoles =
  (assignments: readonly Assignment[]): LevelAt =>
  (permission, place) =>
    levelAt(assignments, permission, place);

/** Of whoever may use the account that the gateway runs as: all that takes no second person, since they have no name to decide by. */
export const levelOfAccount: LevelAt = () => 'w';

/** Where something of a merchant is done, or, for null, something of the installation. */
export function placeOf(merchant: string | null): Place {
  return merchant === null ? 'platform' : { merchant };
}

/**
 * The merchants that a call of `id` may touch: those where it would be done, or proposed. What is not at a merchant is permitted by roles
 * for all merchants alone. Throws `forbidden` where it is permitted nowhere.
 */
export function permittedMerchants(level: LevelAt, id: OperationId, merchants: OfficeDeps['merchants']) {
  const { permission, scope, method, approval } = operationTable[id];
  if (permission === null) return merchants;
  const isPermitted = (place: Place) => {
    const then = verdict(level(permission, place), { changes: method !== 'GET', needsTwo: false });
    return then === 'done' || (then === 'proposed' && approval !== null);
  };
  if (scope === 'platform') {
    if (!isPermitted('platform')) throw forbidden(permission);
    return merchants;
  }
  const permitted = someOf(merchants, ({ code }) => isPermitted({ merchant: code }));
  if (permitted.all.length === 0) throw forbidden(permission);
  return permitted;
}

/** The same for personal data in clear, which takes a permission of its own wherever it is shown. */
export function revealedMerchants(level: LevelAt, merchants: OfficeDeps['merchants']) {
  const revealed = someOf(merchants, ({ code }) => reaches(level('member.reveal', { merchant: code }), 'w'));
  if (revealed.all.length === 0)
    throw refused('forbidden', 'Personal data in clear takes the permission member.reveal, which your roles do not give.');
  return revealed;
}

/** The refusal of what the roles do not permit. */
export function forbidden(permission: Permission) {
  return refused('forbidden', `This takes the permission ${permission}, which your roles do not give: an owner can.`);
}
