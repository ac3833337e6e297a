import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ClockIcon, Countdown, FormError, TextLink } from '@parlour/ui';
import { use, type ReactNode } from 'react';
import * as styles from './form.css.ts';
import type { Refusal, ShownRefusal } from './refusal.ts';
import { ServiceUrl } from './surroundings.ts';

/** Why a whole form was refused, above its fields, with the remedy, and a countdown if it is locked. */
export function RefusalNotice({ refusal }: { refusal: ShownRefusal | null }) {
  const { t, i18n } = useLingui();
  const until = refusal?.until ?? null;
  return (
    <>
      <FormError message={refusal ? i18n._(refusal.message) : undefined} />
      {until !== null && (
        <p className={styles.wait}>
          <ClockIcon size="s" />
          <span>
            <Trans>
              Try again in <Countdown key={until} until={until} locale={i18n.locale} spoken={{ at: [60, 0], text: said }} />
            </Trans>
          </span>
        </p>
      )}
      {refusal?.next && (
        <div className={styles.nextBelow}>
          <NextStep next={refusal.next} />
        </div>
      )}
    </>
  );

  function said(seconds: number): string {
    return seconds > 0 ? t`You can try again in one minute.` : t`You can try again now.`;
  }
}

/** The remedy that a refusal's message suggests, as a button or link: reload the page, or contact customer service. */
export function NextStep({ next }: { next: NonNullable<Refusal['next']> }) {
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

/** A link to customer service, in a new tab so that a form keeps its input; plain text where there is no service. */
export function ServiceLink({ children }: { children?: ReactNode }) {
  const serviceUrl = use(ServiceUrl);
  if (serviceUrl === undefined) return <span>{children}</span>;
  const beside = serviceUrl.startsWith('https:') ? { target: '_blank' } : {};
  return (
    <TextLink href={serviceUrl} {...beside}>
      {children}
    </TextLink>
  );
}
