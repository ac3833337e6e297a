import { useLingui } from '@lingui/react/macro';
import { useApi, useLanguage, usePictureAddress, vendorsQuery, type Schema } from '@parlour/api';
import { listPaths } from '@parlour/domain';
import { LoadFailure } from '@parlour/loaded';
import { Link } from '@parlour/routes';
import { Skeleton } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useLaunch } from '../launch/use-launch.ts';
import { isListed } from '../lobby/category-link.tsx';
import * as styles from './vendor-menu.css.ts';

interface VendorMenuProps extends Pick<Schema<'GameMenu'>, 'gameType' | 'title' | 'vendorCount'> {
  /** In columns, as wide as the row. */
  large: boolean;
  onChosen: () => void;
}

/** The vendors of a category: each opens its games, in the category's list or, if there is none, in a popup. */
export function VendorMenu({ gameType, title, vendorCount, large, onChosen }: VendorMenuProps) {
  const { t } = useLingui();
  const { showVendor } = useLaunch();
  const lanes = useQuery(vendorsQuery(useApi(), useLanguage()));
  const look = large ? styles.columns : styles.column;
  if (lanes.error && !lanes.data) return <LoadFailure title={t`The games could not be loaded`} query={lanes} />;
  if (!lanes.data) return <Skeleton shape="row" lines={vendorCount} />;
  const cards = lanes.data.find((lane) => lane.gameType === gameType)?.cards ?? [];
  return (
    <ul className={look} aria-label={title}>
      {cards.map((card) => (
        <li key={card.vassalage}>
          {isListed(gameType) ? (
            <Link to={listPaths[gameType]} search={{ vassalage: card.vassalage }} className={styles.vendor} onClick={onChosen}>
              <Vendor {...card} />
            </Link>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.vendor}
              onClick={() => {
                onChosen();
                showVendor({ vassalage: card.vassalage, gameType, title: card.title });
              }}
            >
              <Vendor {...card} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Vendor({ title, iconUrl, gameCount }: Pick<Schema<'VendorCard'>, 'title' | 'iconUrl' | 'gameCount'>) {
  const { i18n } = useLingui();
  return (
    <>
      <img className={styles.icon} src={usePictureAddress(iconUrl, false)} alt="" width="36" height="36" />
      <span className={styles.name}>{title}</span>
      <span className={styles.count}>{i18n.number(gameCount)}</span>
    </>
  );
}
