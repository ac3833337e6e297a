import type { Selectable } from 'kysely';
import { existingVault, memberVault } from '../audit/personal.ts';
import type { Operator, Schema } from '../operator.ts';
import type { ProposalTable } from '../tables.ts';
import { memberOf, type Examined } from './examined.ts';

/** What a proposal about a person stores sealed. */
interface Personal {
  input: object;
  changes: Schema<'ProposedChange'>[];
}

type Stored = Pick<Selectable<ProposalTable>, 'input' | 'member_id' | 'merchant'>;

const placeOf = ({ id, merchant }: { id: string; merchant: string }) => ({ merchant, column: 'proposal.input', id });

/**
 * Seals what a proposal says of a member under the member's key, as the audit log does (office O21): nothing has to be sealed again when
 * the installation changes its key, and it is gone with the member.
 */
export async function sealInput(operator: Operator, examined: Examined, personal: Personal): Promise<{ sealed: string }> {
  const member = { id: memberOf(examined)!, merchant: examined.merchant! };
  const own = await memberVault(operator.db, operator, member);
  return { sealed: own.seal(placeOf(member), JSON.stringify(personal)) };
}

/** Whether a proposal is about a person, and stored sealed. */
export const isSealedInput = (input: Stored['input']): input is { sealed: string } => typeof input['sealed'] === 'string';

/** The input that is carried out, with the changes in clear if both are sealed. Throws `not_found` once the member is erased. */
export async function openInput(
  operator: Operator,
  { input, member_id: id, merchant: code }: Stored,
): Promise<Pick<Personal, 'input'> & Partial<Personal>> {
  if (!isSealedInput(input)) return { input };
  const member = { id: id!, merchant: code! };
  const own = await existingVault(operator, member);
  return JSON.parse(own.open(placeOf(member), input.sealed)) as Personal;
}
