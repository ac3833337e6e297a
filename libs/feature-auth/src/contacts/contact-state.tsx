import { Trans } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';

/** How it stands with an address or number, in a sentence. */
export function ContactState({ contact }: { contact: Schema<'Contact'> | undefined }) {
  if (!contact) return <Trans>None yet. You need one to get back into your account if you forget your password.</Trans>;
  const { shown, verified } = contact;
  return verified ? (
    <Trans>
      <bdi dir="ltr">{shown}</bdi> is confirmed.
    </Trans>
  ) : (
    <Trans>
      <bdi dir="ltr">{shown}</bdi> is not confirmed yet. Enter it again, with the code that we send there.
    </Trans>
  );
}
