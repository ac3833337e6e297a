import { findMember, findMemberCalled } from '../../identity/member/find.ts';
import type { Member } from '../../identity/member/tables.ts';
import { tell } from '../audit/append.ts';
import { type AuditNote, isId, merchantsNamed, refused, type Operator } from '../operator.ts';

/** Notes in the audit log what was done to a member, who is identified there only by id. */
export function tellOf(operator: Operator, { id, merchant }: Member, note: Omit<AuditNote, 'merchant' | 'subject'>): void {
  tell(operator, { merchant, subject: { kind: 'member', id }, ...note });
}

/**
 * The member with this id, username or mobile number, for anything that is done about them. Throws a Refusal if none or several match, and
 * for one whose data were erased: `memberOrErased` finds those too, to be looked at.
 */
export async function theMember(operator: Operator, named: string, merchant: string | undefined): Promise<Member> {
  const member = await memberOrErased(operator, named, merchant);
  if (member.erased_at !== null) throw refused('not_found', `The personal data of ${named} were erased: the account is closed for good.`);
  return member;
}

/** The same, also for a member whose personal data were erased. */
export async function memberOrErased(operator: Operator, named: string, merchant: string | undefined): Promise<Member> {
  const codes = merchantsNamed(operator, merchant).map(({ code }) => code);
  // An id always means the member who has it, even if another member's username looks the same.
  const byId = isId(named) ? await findMember(operator.db, named) : undefined;
  const meant = byId ? [byId] : await Promise.all(codes.map((code) => findMemberCalled(operator, code, named)));
  const found = meant.filter((each): each is Member => each !== undefined && each.kind === 'member' && codes.includes(each.merchant));
  if (found.length > 1) throw refused('several_found', `Several merchants have a member ${named}. Choose one of the merchants.`);
  if (!found[0]) throw refused('not_found', `There is no member ${named}.`);
  return found[0];
}
