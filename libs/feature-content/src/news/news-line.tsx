import { Trans } from '@lingui/react/macro';
import { Button } from '@parlour/ui';

/** Above a list of which there is more since it was opened. */
export function NewsLine({ onShow }: { onShow: () => void }) {
  return (
    <div role="status">
      <Button size="s" variant="secondary" onClick={onShow}>
        <Trans>Show what is new</Trans>
      </Button>
    </div>
  );
}
