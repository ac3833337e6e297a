import { Plural, useLingui } from '@lingui/react/macro';
import { useApi, useLanguage, vendorsQuery } from '@parlour/api';
import { listPaths } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { ScrollCell, ScrollRow, Section, SectionHeader, Stack, VendorIcon } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { listedVendors } from '../vendor/listed-vendors.ts';
import * as styles from './lobby.css.ts';

/** Everybody who makes the games of this site: each leads to the list where it has most. */
export function VendorStrip() {
  const { t } = useLingui();
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  const vendors = listedVendors(lanes);
  if (vendors.length < 2) return null;
  return (
    <Section labelledBy="vendors" deferred="strip">
      <Stack gap="3">
        <SectionHeader id="vendors" title={t`By provider`} icon={<VendorIcon />} />
        <ScrollRow label={t`Providers`} texts={{ previous: t`Previous providers`, next: t`More providers` }}>
          {vendors.map(({ vassalage, title, iconUrl, gameType, gameCount }) => (
            <ScrollCell key={vassalage} fit="content">
              <Link to={listPaths[gameType]} search={{ vassalage }} className={styles.vendor}>
                <img className={styles.vendorIcon} src={iconUrl} alt="" width="48" height="48" loading="lazy" decoding="async" />
                <span className={styles.vendorName}>
                  {title}
                  <span className={styles.vendorCount}>
                    <Plural value={gameCount} one="# game" other="# games" />
                  </span>
                </span>
              </Link>
            </ScrollCell>
          ))}
        </ScrollRow>
      </Stack>
    </Section>
  );
}
