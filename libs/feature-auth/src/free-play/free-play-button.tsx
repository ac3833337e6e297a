// @flag freePlay
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@parlour/api';
import { Button, type ButtonProps, FormError } from '@parlour/ui';
import { useFreePlay } from './use-free-play.ts';

interface FreePlayButtonProps extends Pick<ButtonProps, 'size' | 'block' | 'className'> {
  /** Called after the log-in, before going home. */
  onBegun?: () => void;
}

/** Tries the site as a trial user, without an account. */
export function FreePlayButton({ onBegun, ...look }: FreePlayButtonProps) {
  const { t, i18n } = useLingui();
  const { begin, isPending, error } = useFreePlay(onBegun);
  return (
    <>
      <Button variant="secondary" {...look} loading={isPending} loadingText={t`Opening free play`} onClick={begin}>
        <Trans>Free play</Trans>
      </Button>
      {error && <FormError message={i18n._(errorMessage(error))} />}
    </>
  );
}
