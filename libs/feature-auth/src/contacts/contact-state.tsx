import { Trans } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';

/** How it stands with an address or number, in a sentence. */
export function ContactState({ contact }: { contact: Schema<'Contact'> | undefined }) {
  if (!contact) return <Trans>None yet. With it you get your account back when you forget your password.</Trans>;
  const { shown, verified } = contact;
  return verified ? (
    <Trans>
      <bdi dir="ltr">{shown}</bdi> is confirmed.
    </Trans>
  ) : (
    <Trans>
      <bdi dir="ltr">{shown}</bdi> is not confirmed yet. Type it in once more, with the code that we send there.
    </Trans>
  );
}
