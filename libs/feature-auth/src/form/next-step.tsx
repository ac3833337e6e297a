import { Trans } from '@lingui/react/macro';
import { nextStepOf, type ApiError } from '@parlour/api';
import { Button } from '@parlour/ui';
import * as styles from './form.css.ts';
import { ServiceLink } from './service-link.tsx';

/** What the text of a refusal advises, to press: a reload of the page, or the way to customer service. */
export function NextStep({ error }: { error: ApiError }) {
  const next = nextStepOf(error);
  if (!next) return null;
  return (
    <div className={styles.next}>
      {next === 'reload' ? (
        <Button variant="secondary" size="s" onClick={() => location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
      ) : (
        <ServiceLink>
          <Trans>Contact customer service</Trans>
        </ServiceLink>
      )}
    </div>
  );
}
