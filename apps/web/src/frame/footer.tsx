import { Trans, useLingui } from '@lingui/react/macro';
import { gameMenusQuery, permissionQuery, statusQuery, useApi, useIsOn, useLanguage } from '@parlour/api';
import { useBrand, type LegalDocument } from '@parlour/brand';
import { legalDocumentAtom, useLegalTitle } from '@parlour/feature-auth';
import { CategoryLink } from '@parlour/feature-games';
import { Link } from '@parlour/routes';
import { FooterColumn, FooterFrame, Text, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { feedbackOpenAtom, helpOpenAtom } from './atoms.ts';
import { ContactLink, useContacts } from './contacts.tsx';
import * as styles from './frame.css.ts';

const documents = ['terms', 'privacy', 'responsible-play'] as const satisfies readonly LegalDocument[];

/** What the brand's channels are called; a kind with a number is a further one. Resources of other kinds are not for reading. */
const channelNames: Readonly<Record<string, string>> = {
  TELEGRAM: 'Telegram',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  ZALO: 'Zalo',
  LINE: 'LINE',
};

/** Where everything is, payment methods, responsible play, legal texts, help, and whose site this is. */
export function Footer() {
  const { i18n } = useLingui();
  const { name, jurisdiction, resources: built } = useBrand();
  const { resources = built } = useQuery(permissionQuery(useApi())).data ?? {};
  const openLegal = useSetAtom(legalDocumentAtom);
  const openFeedback = useSetAtom(feedbackOpenAtom);
  const openHelp = useSetAtom(helpOpenAtom);
  const isOn = useIsOn();
  const legalTitle = useLegalTitle();
  const contacts = useContacts();
  const { data: menus = [] } = useQuery(gameMenusQuery(useApi(), useLanguage()));
  const channels = resources.flatMap(({ resourceType, url }) => {
    const title = channelNames[resourceType.replace(/\d+$/, '')];
    return title ? [{ title, url }] : [];
  });
  const isDemo = jurisdiction.licence === 'demo';
  // The server's year: a rendered page and the browser agree on it.
  const year = useQuery(statusQuery(useApi())).data?.serverTime.slice(0, 4);
  return (
    <FooterFrame
      columns={
        <>
          <FooterColumn title={<Trans>Games</Trans>}>
            {menus.map(({ gameType, title }) => (
              <TextLink key={gameType} quiet render={<CategoryLink gameType={gameType} />}>
                {title}
              </TextLink>
            ))}
            <TextLink quiet render={<Link to="/promotions" />}>
              <Trans>Promotions</Trans>
            </TextLink>
          </FooterColumn>
          <FooterColumn title={<Trans>Payment methods</Trans>}>
            {isDemo && <img className={styles.payment} src="/art/payments/sandbox.svg" alt="" width="72" height="48" loading="lazy" />}
            <Text size="s" tone="muted">
              {isDemo ? <Trans>Sandbox cashier, for play money only</Trans> : <Trans>Shown by the cashier for your currency</Trans>}
            </Text>
          </FooterColumn>
          <FooterColumn title={<Trans>Rules</Trans>}>
            {documents.map((document) => (
              <TextLink key={document} quiet render={<button type="button" aria-haspopup="dialog" onClick={() => openLegal(document)} />}>
                {legalTitle(document)}
              </TextLink>
            ))}
          </FooterColumn>
          <FooterColumn title={<Trans>Help</Trans>}>
            {FLAGS.helpCentre && isOn('helpCentre') && (
              <TextLink quiet render={<button type="button" aria-haspopup="dialog" onClick={() => openHelp(true)} />}>
                <Trans>Help centre</Trans>
              </TextLink>
            )}
            {contacts.map(({ csType, title, url }) => (
              <TextLink key={`${csType} ${url}`} quiet render={<ContactLink url={url} />}>
                {title}
              </TextLink>
            ))}
            <TextLink quiet render={<button type="button" aria-haspopup="dialog" onClick={() => openFeedback(true)} />}>
              <Trans>Feedback</Trans>
            </TextLink>
          </FooterColumn>
          {channels.length > 0 && (
            <FooterColumn title={<Trans>Follow us</Trans>}>
              {channels.map(({ title, url }) => (
                <TextLink key={url} quiet render={<ContactLink url={url} translate="no" />}>
                  {title}
                </TextLink>
              ))}
            </FooterColumn>
          )}
        </>
      }
    >
      <p className={styles.responsible}>
        <Sign name={`age-${jurisdiction.minimumAge}`} />
        <Trans>
          Only for people of {i18n.number(jurisdiction.minimumAge)} years and older. Play for fun, and stop when it is no fun any more.
        </Trans>
      </p>
      <p className={styles.responsible}>
        {isDemo && <Sign name="demo" />}
        {isDemo ? (
          <Trans>This is a demonstration site: all money here is play money, and no real money can be won or lost.</Trans>
        ) : (
          <Trans>Licence: {jurisdiction.licence}</Trans>
        )}
      </p>
      {FLAGS.inHouseGames && (
        <p className={styles.responsible}>
          <Sign name="provably-fair" />
          <Trans>Rounds of the in-house arcade are sealed before the bet, and anybody can recompute them afterwards.</Trans>
        </p>
      )}
      <p>
        © {year} {name}
      </p>
    </FooterFrame>
  );
}

/** A sign that the sentence beside it puts into words (`apps/art`). */
function Sign({ name }: { name: string }) {
  return <img className={styles.sign} src={`/art/signs/${name}.svg`} alt="" width="44" height="44" loading="lazy" />;
}
