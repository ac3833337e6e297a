import { operationTable } from '@parlour/office-api/contract';
import { reaches } from '@parlour/domain/office';
import { followText } from '../../../http/validation.ts';
import { someOf } from '../../../kernel/merchants.ts';
import { officeRulesOf } from '../office-rules.ts';
import { refused, type Operator } from '../operator.ts';
import { forbidden, whereRolesPermit } from '../people/permitted.ts';
import type { ExportedList } from './exported-list.ts';

/**
 * The operator, limited to the merchants where their roles permit seeing and exporting the list and, if personal data are included,
 * exporting those too. Throws `forbidden` if no merchant is left.
 */
export function whereExportable(operator: Operator, list: ExportedList, personal: boolean): Operator {
  const scoped = whereRolesPermit(whereRolesPermit(operator, 'startExport', {}), list.operation, {});
  if (!personal) return scoped;
  const merchants = someOf(scoped.merchants, ({ code }) => reaches(operator.levelAt('member.export', { merchant: code }), 'w'));
  if (merchants.all.length === 0) throw forbidden('member.export');
  return { ...scoped, merchants };
}

/**
 * The input for the list's handler. Throws `field_invalid` for a filter that the list doesn't have, and `invalid_request` for an impossible
 * value.
 */
export function queryOf({ operation }: ExportedList, filter: Readonly<Record<string, string>>, merchant: string | undefined) {
  const query = followText(officeRulesOf(operation).query, { ...filter, ...(merchant !== undefined && { merchant }) }) as Record<
    string,
    unknown
  >;
  const { reveals } = operationTable[operation];
  const unknown = Object.keys(filter).find((name) => !(name in query) || name === 'after' || name === 'merchant' || name === reveals);
  if (unknown !== undefined) throw refused('field_invalid', `The list can’t be exported with the filter ${unknown}.`);
  return query;
}
