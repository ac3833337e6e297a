import { Trans, useLingui } from '@lingui/react/macro';
import { gameMenusQuery, permissionQuery, statusQuery, useApi, useIsOn, useLanguage } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { useLegalTitle } from '@parlour/feature-auth';
import { CategoryLink } from '@parlour/feature-games';
import type { BarEntry } from '@parlour/domain';
import type { LegalDocument } from '@parlour/domain/content';
import { paymentMethods } from '@parlour/feature-wallet/payment-methods';
import { Link } from '@parlour/routes';
import { FooterColumn, FooterFrame, Text, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { feedbackOpenAtom, helpOpenAtom } from './atoms.ts';
import { ContactLink, useAppLinks, useBar, useChannels, useContacts, useProofs, type ShownResource } from './contacts.tsx';
import * as styles from './frame.css.ts';

const documents = ['terms', 'privacy', 'responsible-play'] as const satisfies readonly LegalDocument[];

/** Links to everything, payment methods, responsible play, legal texts, help, and whose site this is. */
export function Footer() {
  const { i18n } = useLingui();
  const { name, jurisdiction } = useBrand();
  const { depositMethods = [] } = useQuery(permissionQuery(useApi())).data ?? {};
  const entries = useBar('footer');
  const channels = useChannels();
  const apps = useAppLinks();
  const certificates = useProofs('CERTIFICATION');
  const licences = useProofs('LICENCE');
  const openFeedback = useSetAtom(feedbackOpenAtom);
  const openHelp = useSetAtom(helpOpenAtom);
  const isOn = useIsOn();
  const legalTitle = useLegalTitle();
  const contacts = useContacts('FOOTER');
  const { data: menus = [] } = useQuery(gameMenusQuery(useApi(), useLanguage()));
  const isDemo = jurisdiction.licence === 'demo';
  // The server's year, so that the rendered page and the browser agree.
  const year = useQuery(statusQuery(useApi())).data?.serverTime.slice(0, 4);
  const ofEntry = (entry: BarEntry<'footer'> | 'rules') => {
    switch (entry) {
      case 'games':
        return (
          <FooterColumn key={entry} title={<Trans>Games</Trans>}>
            {menus.map(({ gameType, title }) => (
              <TextLink key={gameType} quiet render={<CategoryLink gameType={gameType} />}>
                {title}
              </TextLink>
            ))}
            <TextLink quiet render={<Link to="/promotions" />}>
              <Trans>Promotions</Trans>
            </TextLink>
          </FooterColumn>
        );
      case 'payments':
        return (
          <FooterColumn key={entry} title={<Trans>Payment methods</Trans>}>
            {isDemo && <img className={styles.payment} src="/art/payments/sandbox.svg" alt="" width="72" height="48" loading="lazy" />}
            <ul className={styles.methods}>
              {depositMethods.map((method) => {
                const { text, Icon } = paymentMethods[method];
                return (
                  <li key={method} className={styles.signed}>
                    <Icon />
                    {i18n._(text)}
                  </li>
                );
              })}
            </ul>
            <Text size="s" tone="muted">
              {isDemo ? <Trans>Sandbox cashier, for play money only</Trans> : <Trans>Shown by the cashier for your currency</Trans>}
            </Text>
          </FooterColumn>
        );
      case 'rules':
        return (
          <FooterColumn key={entry} title={<Trans>Rules</Trans>}>
            {documents.map((document) => (
              <TextLink key={document} quiet render={<Link to={`/${document}`} />}>
                {legalTitle(document)}
              </TextLink>
            ))}
          </FooterColumn>
        );
      case 'help':
        return (
          <FooterColumn key={entry} title={<Trans>Help</Trans>}>
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
        );
      case 'app':
        return (
          apps.length > 0 && (
            <FooterColumn key={entry} title={<Trans>The app</Trans>}>
              {apps.map(({ key, text, link }) => (
                <TextLink key={key} quiet render={link}>
                  {text}
                </TextLink>
              ))}
            </FooterColumn>
          )
        );
      case 'channels':
        return (
          channels.length > 0 && (
            <FooterColumn key={entry} title={<Trans>Follow us</Trans>}>
              {channels.map(({ title, url, picture, Icon }) => (
                <TextLink key={url} quiet className={styles.signed} render={<ContactLink url={url} translate="no" />}>
                  {picture ? <img className={styles.channel} src={picture} alt="" width="24" height="24" loading="lazy" /> : <Icon />}
                  {title}
                </TextLink>
              ))}
            </FooterColumn>
          )
        );
      case 'certificates':
        return (
          certificates.length > 0 && (
            <FooterColumn key={entry} title={<Trans>Certified by</Trans>}>
              {certificates.map((proof) => (
                <Proof key={proof.url} {...proof} />
              ))}
            </FooterColumn>
          )
        );
    }
  };
  return (
    <FooterFrame columns={<>{withRules(entries).map(ofEntry)}</>}>
      <p className={styles.responsible}>
        <Sign name={`age-${jurisdiction.minimumAge}`} />
        <Trans>Only for people of {i18n.number(jurisdiction.minimumAge)} years and older. Play for fun, and stop when the fun stops.</Trans>
      </p>
      <p className={styles.responsible}>
        {isDemo && <Sign name="demo" />}
        {isDemo ? (
          <Trans>This is a demonstration site: all money here is play money, and no real money can be won or lost.</Trans>
        ) : (
          <Trans>Licence: {jurisdiction.licence}</Trans>
        )}
        {licences.map((proof) => (
          <Proof key={proof.url} {...proof} />
        ))}
      </p>
      {FLAGS.inHouseGames && (
        <p className={styles.responsible}>
          <Sign name="provably-fair" />
          <Trans>Rounds of the in-house arcade are sealed before the bet, and anyone can recompute them afterwards.</Trans>
        </p>
      )}
      <p>
        © {year} {name}
      </p>
    </FooterFrame>
  );
}

/** No merchant leaves the rules out: they come before the help, or last. */
function withRules(entries: readonly BarEntry<'footer'>[]): readonly (BarEntry<'footer'> | 'rules')[] {
  const place = entries.indexOf('help');
  return (entries as readonly (BarEntry<'footer'> | 'rules')[]).toSpliced(place < 0 ? entries.length : place, 0, 'rules');
}

/** What certifies or licenses the site, with the address of the body that says so. */
function Proof({ title, url, picture }: ShownResource) {
  return (
    <TextLink quiet render={<ContactLink url={url} translate="no" />}>
      {picture ? <img className={styles.proof} src={picture} alt={title} height="40" loading="lazy" /> : title}
    </TextLink>
  );
}

/** A symbol for what the sentence beside it says (`apps/art`). */
function Sign({ name }: { name: string }) {
  return <img className={styles.sign} src={`/art/signs/${name}.svg`} alt="" width="44" height="44" loading="lazy" />;
}
