import { Plural } from '@lingui/react/macro';
import { usePictureAddress, type Schema } from '@parlour/api';
import { useHydrated } from '@parlour/ui';
import * as styles from './lobby.css.ts';

/** The content of a vendor's card on the home page: its sign, its name, and how many games it has. */
export function VendorCard({ title, iconUrl, gameCount }: Pick<Schema<'VendorCard'>, 'title' | 'iconUrl' | 'gameCount'>) {
  const picture = usePictureAddress(iconUrl, !useHydrated());
  return (
    <>
      <img className={styles.vendorIcon} src={picture} alt="" width="48" height="48" loading="lazy" decoding="async" />
      <span className={styles.vendorName}>
        {title}
        <span className={styles.vendorCount}>
          <Plural value={gameCount} one="# game" other="# games" />
        </span>
      </span>
    </>
  );
}
