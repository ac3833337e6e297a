import { OfflineIcon } from '../icons/icons.ts';
import * as styles from './OfflineBanner.css.ts';

export interface OfflineBannerProps {
  offline: boolean;
  text: string;
}

/** A strip that says the connection is lost. Always in the DOM, so that screen readers announce the change. */
export function OfflineBanner({ offline, text }: OfflineBannerProps) {
  return (
    <div role="status" className={styles.region}>
      {offline && (
        <p className={styles.banner}>
          <OfflineIcon />
          {text}
        </p>
      )}
    </div>
  );
}
