import { useLingui } from '@lingui/react/macro';
import { useApi, useLanguage, vendorsQuery } from '@parlour/api';
import { listPaths } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { ScrollCell, ScrollRow, Section, SectionHeader, Stack, VendorIcon } from '@parlour/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { listedVendors } from '../vendor/listed-vendors.ts';
import { useTwelve } from '../vendor/use-twelve.tsx';
import { VendorCard } from './vendor-card.tsx';
import * as styles from './lobby.css.ts';

/** All vendors of this site: each links to the list in which it has most games. */
export function VendorStrip() {
  const { t } = useLingui();
  const { data: lanes } = useSuspenseQuery(vendorsQuery(useApi(), useLanguage()));
  const vendors = listedVendors(lanes);
  const { shown, arrows } = useTwelve(vendors);
  if (vendors.length < 2) return null;
  return (
    <Section labelledBy="vendors" deferred="strip">
      <Stack gap="3">
        <SectionHeader id="vendors" title={t`By provider`} icon={<VendorIcon />} aside={arrows} />
        <ScrollRow key={shown[0]?.vassalage} label={t`Providers`} texts={{ previous: t`Previous providers`, next: t`More providers` }}>
          {shown.map((vendor) => (
            <ScrollCell key={vendor.vassalage} fit="content">
              <Link to={listPaths[vendor.gameType]} search={{ vassalage: vendor.vassalage }} className={styles.vendor}>
                <VendorCard {...vendor} />
              </Link>
            </ScrollCell>
          ))}
        </ScrollRow>
      </Stack>
    </Section>
  );
}
