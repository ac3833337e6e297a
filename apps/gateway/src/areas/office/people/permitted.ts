import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { levelAt, reaches, verdict, type Assignment, type Permission, type Place } from '@parlour/domain/office';
import { someOf } from '../../../kernel/merchants.ts';
import { tell } from '../audit/append.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refused, type LevelAt, type OfficeDeps, type Operator } from '../operator.ts';
import { isProved } from './proved.ts';

/** Determines levels from an operator's roles. */
export const levelByRoles =
  (assignments: readonly Assignment[]): LevelAt =>
  (permission, place) =>
    levelAt(assignments, permission, place);

/** The level of anybody with access to the gateway's account: everything that takes one person. Approving takes a named operator. */
export const levelOfAccount: LevelAt = () => 'w';

/** The merchant that a call is about, or null for the installation. */
export function placeOf(merchant: string | null): Place {
  return merchant === null ? 'platform' : { merchant };
}

/**
 * The merchants where a call of `id` may be executed or proposed. A call that belongs to no merchant requires roles for all merchants.
 * Throws `forbidden` if it is permitted nowhere.
 */
function permittedMerchants(level: LevelAt, id: OperationId, merchants: OfficeDeps['merchants']) {
  const { permission, scope, changes, approval } = operationTable[id];
  if (permission === null) return merchants;
  const isPermitted = (place: Place) => {
    const then = verdict(level(permission, place), { changes, needsTwo: false });
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

/** Those merchants where the caller may also see personal data in clear, which always requires a permission of its own. */
function revealedMerchants(level: LevelAt, merchants: OfficeDeps['merchants']) {
  const revealed = someOf(merchants, ({ code }) => reaches(level('member.reveal', { merchant: code }), 'w'));
  if (revealed.all.length === 0) throw forbidden('member.reveal');
  return revealed;
}

/** Whether a call asks for personal data in clear, by the parameter that the contract names. */
function isRevealing(id: OperationId, given: unknown): boolean {
  const { reveals } = operationTable[id];
  const value = reveals === null ? undefined : (given as Record<string, unknown> | null | undefined)?.[reveals];
  // Any value means yes, except a false one.
  return value !== undefined && value !== false && value !== 'false';
}

/**
 * The operator, limited to the merchants where their roles permit the call (office O3, O9). A request for personal data in clear is noted
 * in the audit log.
 */
export function whereRolesPermit(operator: Operator, id: OperationId, given: unknown): Operator {
  const { named } = operator.by;
  let merchants = named ? permittedMerchants(operator.levelAt, id, operator.merchants) : operator.merchants;
  if (isRevealing(id, given)) {
    if (named) merchants = revealedMerchants(operator.levelAt, merchants);
    const asked = (given as { merchant?: unknown }).merchant;
    for (const { code, brandId } of merchants.all)
      if (asked === undefined || asked === code || asked === brandId)
        tell(operator, { merchant: code, event: 'member.revealed', after: { operation: id } });
  }
  return { ...operator, merchants };
}

/** Throws `step_up_required` if the operation requires a recent proof of identity (office O8). The socket requires none. */
export function refuseUnproved({ visit, clock }: Operator, id: OperationId, given: unknown): void {
  if (!visit || !(operationTable[id].stepUp || isRevealing(id, given))) return;
  if (!(visit.session && isProved(visit.session, clock.now())))
    throw refused('step_up_required', 'Confirm it’s you with your passkey or a code from your authenticator.');
}

/** The refusal if roles do not permit something; it names the missing permission, which the screen displays (office O33). */
export function forbidden(permission: Permission) {
  const message = `This takes the permission ${permission}, which your roles do not give: an owner can.`;
  return new Refusal('forbidden', { message, params: { permission } });
}
