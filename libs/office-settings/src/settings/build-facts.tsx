import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { Facts, Foreign, ListState } from '@parlour/office-ui';
import { Badge, Card, SectionHeader, Stack } from '@parlour/ui';
import * as styles from './settings.css.ts';

/** Names of the most asked-for facts; the others are shown by their path in the file. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  id: msg`Brand`,
  name: msg`Name`,
  merchantCode: msg`Merchant code`,
  domains: msg`Domains`,
  languages: msg`Languages`,
  defaultLanguage: msg`Default language`,
  currency: msg`Currency`,
  timeZone: msg`Time zone`,
  'jurisdiction.licence': msg`Licence`,
  'jurisdiction.minimumAge': msg`Minimum age`,
  gameTypes: msg`Product lines`,
  vendors: msg`Vendors`,
  defaultTheme: msg`Default theme`,
  freePlayAmount: msg`Play money`,
  imageCDNs: msg`Content delivery networks for pictures`,
  launchGameCDNs: msg`Content delivery networks for games`,
  'analytics.gtagId': msg`Analytics tag`,
};

/** Facts that only a build can change, with the file that states them. */
export function BuildFacts({ merchant }: { merchant: string }) {
  const { t, i18n } = useLingui();
  const query = useOfficeQuery('listBrandFacts', { query: { merchant } });
  const facts = query.data?.list ?? [];
  return (
    <Stack gap="2">
      <SectionHeader
        small
        title={t`Stated by the brand`}
        aside={
          <Badge>
            <Trans>Needs a build</Trans>
          </Badge>
        }
      />
      <Card>
        <ListState query={query} rows={facts.length} empty={t`Nothing to show`} emptyText={t`What the brand folder states appears here.`}>
          <Facts
            entries={facts.map(({ fact, value, file }) =>
              fact === ''
                ? { key: value, label: value, value: <span className={styles.file}>{file}</span> }
                : { key: fact, label: names[fact] ? i18n._(names[fact]) : fact, value: <Stated value={value} file={file} fact={fact} /> },
            )}
          />
        </ListState>
      </Card>
    </Stack>
  );
}

function Stated({ value, file, fact }: { value: string; file: string; fact: string }) {
  const { t } = useLingui();
  return (
    <>
      {value === '' ? t`Not stated` : <Foreign text={plain(value)} />}
      <br />
      <span className={styles.file}>
        {file} · {fact}
      </span>
    </>
  );
}

/** A list of words as people write one; more complex values stay as in the file. */
function plain(value: string): string {
  if (!value.startsWith('[')) return value;
  const list = JSON.parse(value) as unknown[];
  return list.every((each) => typeof each !== 'object') ? list.join(', ') : value;
}
