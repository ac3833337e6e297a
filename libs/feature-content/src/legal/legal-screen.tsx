import { Trans, useLingui } from '@lingui/react/macro';
import { legalStateQuery, legalTextsQuery, useApi, useLanguage, useMember } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import type { LegalDocument } from '@parlour/domain/content';
import { Link, useShownPage } from '@parlour/routes';
import { Inline, Page, PageHeader, Section, Stack, Text, TextLink } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { LegalText } from './legal-text.tsx';

const documentOf = { terms: 'terms', privacy: 'privacy', responsiblePlay: 'responsible-play' } as const satisfies Record<
  string,
  LegalDocument
>;

/** One of the merchant's legal texts as a page: `/terms`, `/privacy` or `/responsible-play`. */
export function LegalScreen() {
  const { screen } = useShownPage();
  const document = documentOf[screen as keyof typeof documentOf] ?? 'terms';
  const { data: texts = [] } = useQuery(legalTextsQuery(useApi(), useLanguage()));
  return (
    <Page>
      <Section labelledBy="legal-title">
        <Stack gap="4">
          <PageHeader id="legal-title" title={texts.find((each) => each.document === document)?.title} />
          <Accepted document={document} />
          <LegalText document={document} />
          <Inline gap="4">
            {texts
              .filter((each) => each.document !== document)
              .map((each) => (
                <TextLink key={each.document} render={<Link to={`/${each.document}`} />}>
                  {each.title}
                </TextLink>
              ))}
          </Inline>
        </Stack>
      </Section>
    </Page>
  );
}

/** When the member accepted the text, and which version. */
function Accepted({ document }: { document: LegalDocument }) {
  const { i18n } = useLingui();
  const { timeZone } = useBrand();
  const isMember = useMember()?.role === 'member';
  const { data } = useQuery({ ...legalStateQuery(useApi()), enabled: isMember });
  const mine = data?.accepted.find((each) => each.document === document);
  if (!mine) return null;
  const version = i18n.number(mine.version);
  const date = i18n.date(mine.at, { dateStyle: 'long', timeZone });
  return (
    <Text tone="muted">
      <Trans>
        You accepted version {version} on {date}.
      </Trans>
    </Text>
  );
}
