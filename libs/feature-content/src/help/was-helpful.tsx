// @flag helpCentre
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, rateHelpMutation, useApi, type Schema } from '@parlour/api';
import { Button, Inline, Text, useToasts } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';

/** Asks whether an article was helpful (content N41); after a "no", offers the feedback form. */
export function WasHelpful({ article: { slug, version }, onWrite }: { article: Schema<'HelpArticle'>; onWrite: () => void }) {
  const { i18n } = useLingui();
  const toasts = useToasts();
  const rate = useMutation(rateHelpMutation(useApi()));
  const say = (helpful: boolean) =>
    rate.mutate({ slug, version, helpful }, { onError: (error) => toasts.show({ mood: 'danger', text: i18n._(errorMessage(error)) }) });
  return (
    <div role="group" aria-labelledby={`help-opinion-${slug}`}>
      <Inline gap="3">
        <Text as="span" id={`help-opinion-${slug}`} tone="muted">
          {rate.isSuccess ? <Trans>Thank you for telling us.</Trans> : <Trans>Was this helpful?</Trans>}
        </Text>
        {!rate.isSuccess && (
          <>
            <Button size="s" variant="secondary" disabled={rate.isPending} onClick={() => say(true)}>
              <Trans context="Was this helpful?">Yes</Trans>
            </Button>
            <Button size="s" variant="secondary" disabled={rate.isPending} onClick={() => say(false)}>
              <Trans context="Was this helpful?">No</Trans>
            </Button>
          </>
        )}
        {rate.isSuccess && !rate.variables.helpful && (
          <Button size="s" variant="ghost" aria-haspopup="dialog" onClick={onWrite}>
            <Trans>Tell us what is missing</Trans>
          </Button>
        )}
      </Inline>
    </div>
  );
}
