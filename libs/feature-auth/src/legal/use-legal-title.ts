import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LegalDocument } from '@parlour/domain/content';

const titles = {
  terms: msg`Terms and conditions`,
  privacy: msg`Privacy`,
  'responsible-play': msg`Responsible play`,
} as const satisfies Record<LegalDocument, MessageDescriptor>;

/** The title of each legal text, for links and headings. */
export function useLegalTitle(): (document: LegalDocument) => string {
  const { i18n } = useLingui();
  return (document) => i18n._(titles[document]);
}
