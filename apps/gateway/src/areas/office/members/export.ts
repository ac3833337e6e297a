import { openMemberColumn, type SealedMemberColumn } from '../../identity/member/personal-data.ts';
import { exportedList } from '../exports/exported-list.ts';
import type { InputOf, Operator, Schema } from '../operator.ts';
import { membersList } from './list.ts';

export const membersExport = exportedList('listMembers', {
  read: (operator: Operator, query: InputOf<'listMembers'>) => membersList(operator, query),
  merchantOf: ({ merchant }) => merchant,
  private: ['name', 'upline', 'tag'],
  columns: {
    username: ({ username }) => ({ text: username }),
    name: ({ name }) => ({ text: name }),
    status: ({ status }) => ({ plain: status }),
    agent: ({ agent }) => ({ plain: agent }),
    excludedUntil: ({ excludedUntil }) => ({ time: excludedUntil }),
    upline: ({ upline }) => ({ text: upline }),
    level: ({ level }) => ({ plain: level === null ? null : String(level) }),
    balance: ({ balance }) => ({ amount: balance }),
    bonus: ({ bonus }) => ({ amount: bonus }),
    deposited: ({ deposited }) => ({ amount: deposited }),
    withdrawn: ({ withdrawn }) => ({ amount: withdrawn }),
    net: ({ net }) => ({ amount: net }),
    currency: ({ currency }) => ({ plain: currency }),
    created: ({ created }) => ({ time: created }),
    country: ({ country }) => ({ plain: country }),
    way: ({ way }) => ({ plain: way }),
    lastLogin: ({ lastLogin }) => ({ time: lastLogin }),
    tags: ({ tags }) => ({ text: tags.join(' ') }),
    risk: ({ risk }) => ({ text: risk.join(', ') }),
    merchant: ({ merchant }) => ({ plain: merchant }),
    id: ({ id }) => ({ plain: id }),
  },
  personal: {
    of: personalOf,
    columns: {
      nameInClear: ({ payee_name }) => payee_name,
      mobile: ({ mobile }) => mobile,
      email: ({ email }) => email,
      birthday: ({ birthday }) => birthday,
    },
  },
});

type Personal = Record<SealedMemberColumn, string | null>;

async function personalOf({ db, vault }: Operator, rows: readonly Schema<'Member'>[]): Promise<(row: Schema<'Member'>) => Personal> {
  const ids = rows.map(({ id }) => id);
  const members = ids.length === 0 ? [] : await db.selectFrom('member').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(members.map((member) => [member.id, member]));
  return ({ id }) => {
    const member = byId.get(id);
    const open = (column: keyof Personal) => (member ? openMemberColumn(vault, member, column) : null);
    return { payee_name: open('payee_name'), mobile: open('mobile'), email: open('email'), birthday: open('birthday') };
  };
}
