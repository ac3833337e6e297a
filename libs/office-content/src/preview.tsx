import { Trans, useLingui } from '@lingui/react/macro';
import { languages, type LanguageCode } from '@parlour/domain';
import { fillSlots, type ContentField, type ContentKind } from '@parlour/domain/content';
import { pictureAddress } from '@parlour/office-ui';
import { Banner, Checkbox, Stack, Text } from '@parlour/ui';
import { useEffect, useRef, useState } from 'react';
import * as styles from './content.css.ts';
import { nodesOf } from './editor/parse-html.ts';
import type { Page, Version } from './words.ts';

interface PreviewProps {
  merchant: string;
  kind: ContentKind;
  language: LanguageCode;
  fields: Partial<Record<ContentField, string>>;
  picture: string | undefined;
  images: Version['facts']['images'];
  slots: Page['site']['slots'];
}

/** The draft as a page shows it: with values from the settings, in its language’s direction, at the width of a phone or a desktop. */
export function Preview({ merchant, kind, language, fields, picture, images = [], slots }: PreviewProps) {
  const { t } = useLingui();
  const [isPhone, setIsPhone] = useState(false);
  const say = (field: ContentField) => fillSlots(fields[field] ?? '', slots, { html: field === 'content' });
  const { tag, direction } = languages[language];
  return (
    <Stack gap="3">
      <Checkbox label={t`As wide as a phone`} checked={isPhone} onChange={({ target }) => setIsPhone(target.checked)} />
      <div lang={tag} dir={direction} className={isPhone ? `${styles.preview} ${styles.narrow}` : styles.preview}>
        {kind === 'banner' ? (
          <Banner
            title={say('title')}
            text={say('text')}
            actionText={say('action') || undefined}
            pictureUrl={pictureAddress(merchant, picture ?? '')}
            level={2}
          />
        ) : (
          <Stack gap="3">
            <Text as="strong">{say('title')}</Text>
            {images.map(({ url, alts }, place) => (
              <img key={`${url} ${place}`} src={pictureAddress(merchant, url)} alt={alts[language] ?? ''} className={styles.shown} />
            ))}
            {fields.content !== undefined && <Html html={say('content')} />}
          </Stack>
        )}
        {kind === 'legal' && fields.changes && (
          <Text size="s" tone="muted">
            {say('changes')}
          </Text>
        )}
        {kind === 'banner' && fields.terms && (
          <Text size="s" tone="muted">
            <Trans>Terms: {say('terms')}</Trans>
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** An operator's HTML as a page shows it, by the same allowlist: the gateway has not sanitised the draft yet. */
function Html({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(...nodesOf(html)), [html]);
  return <div ref={place} className={styles.html} />;
}
