import { useLingui } from '@lingui/react/macro';
import { useApi, useLanguage, vendorsQuery } from '@parlour/api';
import { listPaths } from '@parlour/domain';
import { Link } from '@parlour/routes';
import { Chip, ChipRow, VendorIcon } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { listedVendors } from '../vendor/listed-vendors.ts';

/** Vendors whose title contains the words, each with a link to its games. */
export function FoundVendors({ words }: { words: string }) {
  const { t, i18n } = useLingui();
  const { data: lanes = [] } = useQuery(vendorsQuery(useApi(), useLanguage()));
  const wanted = words.toLocaleLowerCase(i18n.locale);
  const found = listedVendors(lanes).filter(({ title }) => title.toLocaleLowerCase(i18n.locale).includes(wanted));
  if (found.length === 0) return null;
  return (
    <ChipRow label={t`Providers`}>
      {found.map(({ vassalage, title, gameType }) => (
        <Chip key={vassalage} icon={<VendorIcon size="s" />} render={<Link to={listPaths[gameType]} search={{ vassalage }} />}>
          {title}
        </Chip>
      ))}
    </ChipRow>
  );
}
