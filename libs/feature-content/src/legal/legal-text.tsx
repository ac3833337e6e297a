import { Trans, useLingui } from '@lingui/react/macro';
import { legalTextsQuery, useApi, useLanguage } from '@parlour/api';
import { useBrand } from '@parlour/brand';
import { languages, type LanguageCode } from '@parlour/domain';
import type { LegalDocument } from '@parlour/domain/content';
import { LoadFailure } from '@parlour/loaded';
import { Skeleton, Stack, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { SafeHtml } from '../announcements/safe-html.tsx';
import * as styles from './legal.css.ts';

/** The text below its title: since when it applies, what changed, and the text itself. */
export function LegalText({ document }: { document: LegalDocument }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useBrand();
  const texts = useQuery(legalTextsQuery(useApi(), useLanguage()));
  const text = texts.data?.find((each) => each.document === document);
  if (!text) return texts.error ? <LoadFailure title={t`This text could not be loaded`} query={texts} /> : <Skeleton lines={8} />;
  // It may be written in another language than the page's (content N3).
  const { tag, direction } = languages[text.language as LanguageCode];
  const version = i18n.number(text.version);
  const since = i18n.date(text.since, { dateStyle: 'long', timeZone });
  return (
    <Stack gap="4">
      {/* One level above the headings of the text itself, which start at level three. */}
      <h2 className={styles.version}>
        <Trans>
          Version {version}, in force since {since}
        </Trans>
      </h2>
      {text.changes !== undefined && (
        <aside className={styles.changes} lang={tag} dir={direction}>
          <Text as="strong">
            <Trans>What has changed</Trans>
          </Text>
          <p className={styles.changed}>{text.changes}</p>
        </aside>
      )}
      <div className={styles.text} lang={tag} dir={direction}>
        <SafeHtml html={text.content} />
      </div>
    </Stack>
  );
}
