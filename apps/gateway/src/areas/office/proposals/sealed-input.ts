import { sql, type Selectable } from 'kysely';
import { rowsAtOnce, type Sealer } from '../../../db/sealers.ts';
import { existingVault, memberVault } from '../audit/personal.ts';
import { refused, type Operator, type Schema } from '../operator.ts';
import type { ProposalTable } from '../tables.ts';
import { memberOf, type Examined } from './examined.ts';

/** What a proposal about a person stores sealed. */
interface Personal {
  input: object;
  changes: Schema<'ProposedChange'>[];
}

type Stored = Pick<Selectable<ProposalTable>, 'id' | 'input' | 'member_id' | 'merchant'>;

const placeOf = ({ id, merchant }: { id: string; merchant: string }) => ({ merchant, column: 'proposal.input', id });
const secretPlaceOf = ({ id, merchant }: Pick<Stored, 'id' | 'merchant'>) => placeOf({ id, merchant: merchant ?? '' });

/**
 * Seals what a proposal says of a member under the member's key, as the audit log does (office O21): nothing has to be sealed again when
 * the installation changes its key, and it is gone with the member.
 */
export async function sealInput(operator: Operator, examined: Examined, personal: Personal): Promise<{ sealed: string }> {
  const member = { id: memberOf(examined)!, merchant: examined.merchant! };
  const own = await memberVault(operator.db, operator, member);
  return { sealed: own.seal(placeOf(member), JSON.stringify(personal)) };
}

/** Seals an input that holds a secret under the installation's key, for as long as the proposal waits. */
export function sealSecret({ vault }: Pick<Operator, 'vault'>, proposal: Pick<Stored, 'id' | 'merchant'>, input: object) {
  return { sealed: vault.seal(secretPlaceOf(proposal), JSON.stringify({ input })) };
}

/** The input column of a decided or expired proposal: nothing of a secret stays. */
export const withoutSecret = sql<string>`case when member_id is null and input ->> 'sealed' is not null
  then '{"forgotten": true}'::jsonb else input end`;

const isSealedInput = (input: Stored['input']): input is { sealed: string } => typeof input['sealed'] === 'string';

/** Whether a proposal is about a person, and shows them masked. */
export const isMasked = ({ input, member_id: member }: Pick<Stored, 'input' | 'member_id'>): boolean =>
  member !== null && isSealedInput(input);

/**
 * The input that is carried out, with the changes in clear if both are sealed. Throws `not_found` once the member is erased, and
 * `approval_decided` once a secret was deleted.
 */
export async function openInput(
  operator: Operator,
  { id, input, member_id: memberId, merchant }: Stored,
): Promise<Pick<Personal, 'input'> & Partial<Personal>> {
  if (input['forgotten'] === true)
    throw refused('approval_decided', 'It contained a secret, which was deleted when it was decided. Enter the secret in a new proposal.');
  if (!isSealedInput(input)) return { input };
  if (memberId === null) return JSON.parse(operator.vault.open(secretPlaceOf({ id, merchant }), input.sealed)) as { input: object };
  const member = { id: memberId, merchant: merchant! };
  const own = await existingVault(operator, member);
  return JSON.parse(own.open(placeOf(member), input.sealed)) as Personal;
}

/** Seals the secrets of waiting proposals again under the vault's current key. */
export const sealProposals: Sealer = async (trx, vault) => {
  const { rows } = await sql<Pick<Stored, 'id' | 'merchant'> & { sealed: string }>`
    select id, merchant, input ->> 'sealed' as sealed from proposal
    where member_id is null and not starts_with(input ->> 'sealed', ${vault.prefix}) limit ${rowsAtOnce} for update skip locked`.execute(
    trx,
  );
  for (const { sealed, ...proposal } of rows) {
    const place = secretPlaceOf(proposal);
    const again = JSON.stringify({ sealed: vault.seal(place, vault.open(place, sealed)) });
    await trx.updateTable('proposal').set({ input: again }).where('id', '=', proposal.id).execute();
  }
  return rows.length;
};
