import { operationTable, type OperationId } from '@parlour/office-api/contract';
import { levelAt, reaches, verdict, type Assignment, type Permission, type Place } from '@parlour/domain/office';
import { someOf } from '../../../kernel/merchants.ts';
import { refused, type OfficeDeps } from '../operator.ts';

/**
 * The merchants that an operator's call of `id` may touch: those where the roles permit it. What is not at a merchant is permitted by roles
 * for all merchants alone. Throws `forbidden` where it is permitted nowhere, and for a level that only proposes, as long as there is nobody
 * to propose to.
 */
export function permittedMerchants(assignments: readonly Assignment[], id: OperationId, merchants: OfficeDeps['merchants']) {
  const { permission, scope, method } = operationTable[id];
  if (permission === null) return merchants;
  const at = (place: Place) => {
    // A name in the contract that the closed list does not have does not compile.
    return verdict(levelAt(assignments, permission satisfies Permission, place), { changes: method !== 'GET', needsTwo: false });
  };
  const places = scope === 'platform' ? [at('platform')] : merchants.all.map(({ code }) => at({ merchant: code }));
  if (!places.includes('done'))
    throw refused(
      'forbidden',
      places.includes('proposed')
        ? `Your roles let you propose this (${permission}), which the office cannot take yet: ask somebody who may do it.`
        : `This takes the permission ${permission}, which your roles do not give: an owner can.`,
    );
  return scope === 'platform' ? merchants : someOf(merchants, ({ code }) => at({ merchant: code }) === 'done');
}

/** The same for personal data in clear, which takes a permission of its own wherever it is shown. */
export function revealedMerchants(assignments: readonly Assignment[], merchants: OfficeDeps['merchants']) {
  const revealed = someOf(merchants, ({ code }) => reaches(levelAt(assignments, 'member.reveal', { merchant: code }), 'w'));
  if (revealed.all.length === 0)
    throw refused('forbidden', 'Personal data in clear takes the permission member.reveal, which your roles do not give.');
  return revealed;
}
