import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useBrand } from '@parlour/brand';
import { useMatches, type ScreenId } from '@parlour/routes';
import { useEffect } from 'react';
import type { TitledScreen } from './page-title.ts';

const titles = {
  memberList: msg`Account`,
  deposit: msg`Deposit`,
  withdraw: msg`Withdraw`,
  bettingRecord: msg`Betting record`,
  accountRecord: msg`Account record`,
  messages: msg`Messages`,
  security: msg`My account`,
  agents: msg`Agents`,
} as const satisfies Record<Exclude<ScreenId, TitledScreen>, MessageDescriptor>;

/** Says in the browser's tab which screen is shown, where that comes later than the first view; for what stands around such screens. */
export function useLaterTitle(): void {
  const { i18n } = useLingui();
  const { name } = useBrand();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  // While the next screen is one that has come already, its title is not ours to say.
  const message = screen && screen in titles ? titles[screen as keyof typeof titles] : undefined;
  const title = message && `${i18n._(message)} · ${name}`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
