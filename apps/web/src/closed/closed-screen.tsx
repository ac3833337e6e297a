import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { BlockedIllustration, EmptyState, MaintenanceIllustration } from '@parlour/ui';
import { useEffect } from 'react';
import { CustomerService } from '../frame/customer-service.tsx';
import { LogoPicture } from '../frame/logo.tsx';
import * as styles from '../frame/frame.css.ts';

/** Replaces the whole site while it is closed: maintenance, or a blocked region (specification 2, 4). */
export function ClosedScreen({ status }: { status: Schema<'SystemStatus'> }) {
  const { t } = useLingui();
  const { name } = useBrand();
  const title = status.status === 1 ? t`We are under maintenance` : t`Access from your region is restricted`;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <main className={styles.closed}>
      <LogoPicture />
      {/* `main` may not be an alert itself. */}
      <div role="alert">
        {status.status === 1 ? (
          <EmptyState
            illustration={<MaintenanceIllustration />}
            wholeScreen
            title={title}
            text={<MaintenanceText end={status.maintenanceEnd} />}
            action={<CustomerService position="CLOSED" />}
          />
        ) : (
          <EmptyState
            illustration={<BlockedIllustration />}
            wholeScreen
            title={title}
            text={
              <Trans>
                We are not allowed to offer our games where you are. Your address is <bdi>{status.location.ip}</bdi>.
              </Trans>
            }
            action={<CustomerService position="CLOSED" />}
          />
        )}
      </div>
    </main>
  );
}

function MaintenanceText({ end }: { end: string | undefined }) {
  const { i18n } = useLingui();
  if (!end) return <Trans>We will be back as soon as we can. Your money and your open games are safe.</Trans>;
  const time = i18n.date(new Date(end), { dateStyle: 'long', timeStyle: 'short' });
  return <Trans>We expect to be back on {time}. Your money and your open games are safe.</Trans>;
}
