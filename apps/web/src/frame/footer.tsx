import { Trans } from '@lingui/react/macro';
import { statusQuery, useApi } from '@parlour/api';
import { useBrand, type LegalDocument } from '@parlour/brand';
import { legalDocumentAtom, useLegalTitle } from '@parlour/feature-auth';
import { FooterColumn, FooterFrame, Text, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { ContactLink, useContacts } from './contacts.tsx';
import * as styles from './frame.css.ts';

const documents = ['terms', 'privacy', 'responsible-play'] as const satisfies readonly LegalDocument[];

/** Payment methods, responsible play, legal texts, help, and whose site this is. */
export function Footer() {
  const { name, jurisdiction } = useBrand();
  const openLegal = useSetAtom(legalDocumentAtom);
  const legalTitle = useLegalTitle();
  const contacts = useContacts();
  const isDemo = jurisdiction.licence === 'demo';
  // The server's year: a rendered page and the browser agree on it.
  const year = useQuery(statusQuery(useApi())).data?.serverTime.slice(0, 4);
  return (
    <FooterFrame
      columns={
        <>
          <FooterColumn title={<Trans>Payment methods</Trans>}>
            <Text size="s" tone="muted">
              {isDemo ? <Trans>Sandbox cashier, for play money only</Trans> : <Trans>Shown by the cashier for your currency</Trans>}
            </Text>
          </FooterColumn>
          <FooterColumn title={<Trans>Rules</Trans>}>
            {documents.map((document) => (
              <TextLink
                key={document}
                quiet
                render={<button type="button" className={styles.linkButton} onClick={() => openLegal(document)} />}
              >
                {legalTitle(document)}
              </TextLink>
            ))}
          </FooterColumn>
          <FooterColumn title={<Trans>Help</Trans>}>
            {contacts.map(({ csType, title, url }) => (
              <TextLink key={`${csType} ${url}`} quiet render={<ContactLink url={url} />}>
                {title}
              </TextLink>
            ))}
          </FooterColumn>
        </>
      }
    >
      <p className={styles.responsible}>
        <span className={styles.age}>{jurisdiction.minimumAge}+</span>
        <Trans>Only for people of {jurisdiction.minimumAge} years and older. Play for fun, and stop when it is no fun any more.</Trans>
      </p>
      <p>
        {isDemo ? (
          <Trans>This is a demonstration site: all money here is play money, and nothing can be won or lost.</Trans>
        ) : (
          <Trans>Licence: {jurisdiction.licence}</Trans>
        )}
      </p>
      <p>
        © {year} {name}
      </p>
    </FooterFrame>
  );
}
