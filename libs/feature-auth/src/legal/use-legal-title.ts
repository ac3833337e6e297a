import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LegalDocument } from '@parlour/domain/content';

const titles = {
  terms: msg`Terms and conditions`,
  privacy: msg`Privacy`,
  'responsible-play': msg`Responsible play`,
} as const satisfies Record<LegalDocument, MessageDescriptor>;

/** What each legal text is called, in its link and at its head. */
export function useLegalTitle(): (document: LegalDocument) => string {
  const { i18n } = useLingui();
  return (document) => i18n._(titles[document]);
}
