import { useLingui } from '@lingui/react';
import type { Schema } from '@parlour/api';
import { formatToMinute, formatMoney, fromWire, isCurrency } from '@parlour/domain';
import { useCallback } from 'react';
import { messageTexts } from './message-text.ts';

export interface SaidMessage {
  title: string;
  text: string;
}

/** Returns a message's text in the page's language; for a broadcast only its title, since its text is HTML. */
export function useMessageText(): (message: Pick<Schema<'Message'>, 'kind' | 'params' | 'written'>) => SaidMessage {
  const { i18n } = useLingui();
  return useCallback(
    ({ kind, params, written }) => {
      if (kind === 'broadcast') return { title: written?.title ?? '', text: '' };
      const { title, text } = messageTexts[kind];
      const { amount, currency, until } = params;
      const said = amount && currency && isCurrency(currency) ? formatMoney(fromWire({ amount, currency }), i18n.locale) : '';
      const at = until ? formatToMinute(until, i18n.locale) : '';
      return { title: i18n._(title), text: i18n._(text.id, { reason: '', ...params, amount: said, until: at }, text) };
    },
    [i18n],
  );
}
