import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@parlour/api';

/** The categories that members choose from; the text of each switch is stored with the choice (content N53). */
export const categoryTexts: Record<Schema<'MessageCategory'>, { label: MessageDescriptor; hint: MessageDescriptor }> = {
  account: { label: msg`Safety of the account`, hint: msg`Log-ins from new networks, changed passwords and contacts.` },
  money: { label: msg`Deposits and withdrawals`, hint: msg`When money has arrived, was paid or was refused.` },
  service: { label: msg`Customer service`, hint: msg`Answers to what you asked, and notices about the site.` },
  offers: { label: msg`Offers`, hint: msg`At most three a week, never at night. Off unless you want them.` },
};
