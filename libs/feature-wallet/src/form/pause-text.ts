import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDateTime } from '@parlour/domain';

const text = msg`For your safety, withdrawals are paused until {until} because your password was reset.`;

/** Why withdrawals wait, and until when by the gateway's word (ISO 8601). */
export function pauseText(i18n: I18n, until: string): string {
  return i18n._(text.id, { until: formatDateTime(until, i18n.locale) }, text);
}
