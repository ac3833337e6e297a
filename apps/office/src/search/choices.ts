import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '@parlour/office-api/contract';
import { settingTexts } from '@parlour/office-settings/texts';
import type { SettingKey } from '@parlour/domain/office';
import { allMerchants } from '../boot/all-merchants.ts';
import type { Entry } from '../frame/entries.ts';
import { may, type Session } from '../session/session.ts';
import { screenActions, type memberActions } from './actions.ts';

export type Found = components['schemas']['Found'];
export type MemberAction = (typeof memberActions)[number];

/** What was found, and the address that shows it. */
export interface Choice {
  key: string;
  to: string;
  title: string;
  kind: string;
  /** Why it matches, and at which merchant. */
  aside: string[];
}

const kinds: Record<Found['kind'], MessageDescriptor> = {
  member: msg`Member`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  round: msg`Round`,
  proposal: msg`Proposal`,
  operator: msg`Operator`,
  draw: msg`Draw`,
  promotion: msg`Promotion`,
};
const reasons: Record<Found['by'], MessageDescriptor> = {
  id: msg`Id`,
  name: msg`Name`,
  mobile: msg`Mobile number`,
  email: msg`E-mail`,
  payee: msg`Account number`,
  invitationCode: msg`Invitation code`,
  device: msg`Device`,
  reference: msg`Reference`,
};

/** Where a result is shown. A payment or a round is on its member's page, which may be told at once what to do. */
function addressOf({ kind, id, merchant, member }: Found, action: MemberAction | undefined): string {
  const tabs = { deposit: 'deposits', withdrawal: 'withdrawals', round: 'rounds' } as const;
  if (kind === 'operator') return `/people?open=${encodeURIComponent(id)}`;
  if (kind === 'proposal') return `/approvals?open=${encodeURIComponent(id)}`;
  if (kind === 'promotion') return `/m/${merchant ?? allMerchants}/promotions/${id}`;
  if (kind === 'draw') return `/m/${merchant ?? allMerchants}/draws/${id}`;
  const page = `/m/${merchant ?? allMerchants}/members/${member ?? id}`;
  if (kind === 'member') return action ? `${page}?ask=${action.asks}` : page;
  return `${page}?tab=${tabs[kind]}&open=${id}`;
}

/** What the gateway found; members only, if an action on a member was typed. */
export function foundChoices(found: readonly Found[], action: MemberAction | undefined, i18n: I18n): Choice[] {
  const shown = action ? found.filter(({ kind }) => kind === 'member') : found;
  return shown.map((each) => ({
    key: `${each.kind} ${each.merchant} ${each.id}`,
    to: addressOf(each, action),
    title: each.title,
    kind: i18n._(action ? action.text : kinds[each.kind]),
    aside: [i18n._(reasons[each.by]), ...(each.merchant === null ? [] : [each.merchant])],
  }));
}

interface Place {
  session: Session;
  /** Of the address. */
  merchant: string;
  entries: readonly Entry[];
  addressOf: (entry: Entry) => string;
  i18n: I18n;
}

/** The most settings that are shown. */
const mostSettings = 8;

/** The office's own screens and actions, and settings, by their names in the operator's language. */
export function ownChoices(text: string, { session, merchant, entries, addressOf: to, i18n }: Place): Choice[] {
  const looked = text.toLocaleLowerCase();
  if (looked === '') return [];
  const named = (name: MessageDescriptor) => i18n._(name).toLocaleLowerCase().includes(looked);
  const screens = entries
    .filter((entry) => named(entry.text))
    .map((entry): Choice => ({ key: entry.path, to: to(entry), title: i18n._(entry.text), kind: i18n._(msg`Screen`), aside: [] }));
  const here = merchant === allMerchants ? null : merchant;
  const actions = screenActions.flatMap((action): Choice[] => {
    const entry = entries.find(({ path }) => path === action.path);
    const at = entry?.scope === 'platform' ? 'platform' : here;
    if (!entry || !named(action.text) || !may(session, action.permission, action.least, at)) return [];
    return [
      { key: i18n._(action.text), to: to(entry), title: i18n._(action.text), kind: i18n._(msg`Action`), aside: [i18n._(entry.text)] },
    ];
  });
  const merchants = session.merchants.filter(({ code }) => here === null || code === here);
  const settings = (Object.keys(settingTexts) as SettingKey[]).flatMap((key) =>
    looked.length > 1 && (named(settingTexts[key].name) || key.toLowerCase().includes(looked))
      ? merchants
          .filter(({ code }) => may(session, 'setting.change', 'r', code))
          .map(({ code }): Choice => {
            const search = new URLSearchParams({ open: `${code}/${key}` });
            return {
              key: `${code} ${key}`,
              to: `/m/${code}/settings?${search.toString()}`,
              title: i18n._(settingTexts[key].name),
              kind: i18n._(msg`Setting`),
              aside: [key, code],
            };
          })
      : [],
  );
  return [...screens, ...actions, ...settings.slice(0, mostSettings)];
}
