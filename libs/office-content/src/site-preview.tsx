import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguageCode, languages, type LanguageCode } from '@parlour/domain';
import { publicationTime } from '@parlour/domain/content';
import type { BodyOf } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { useRefusalToast } from '@parlour/office-ui';
import { Button, Inline, Select, Stack, Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './content.css.ts';
import type { Page } from './words.ts';

type Wanted = BodyOf<'previewContent'>;

/** In px: a phone, a tablet, a desktop. */
const widths = [390, 768, 1280] as const;

/**
 * A version on the merchant’s own site, in a frame: published or not, in a language, theme, state and width, now or at another time (office
 * O50).
 */
export function SitePreview({ page: { item, site } }: { page: Page }) {
  const { t, i18n } = useLingui();
  const tellRefusal = useRefusalToast();
  const preview = useOfficeMutation('previewContent');
  const [language, setLanguage] = useState(site.defaultLanguage);
  const [theme, setTheme] = useState<Wanted['theme']>('dark');
  const [state, setState] = useState<Wanted['state']>(stateOf(item.audience));
  const [width, setWidth] = useState<(typeof widths)[number]>(390);
  const [at, setAt] = useState('');
  const isTime = at === '' || publicationTime(at, site.timeZone) !== undefined;
  const show = () => {
    const { merchant, id, newest } = item;
    const body = { merchant, item: id, version: newest, language, theme, state, ...(at !== '' && { at }) };
    preview.mutateAsync({ body }).catch((error: unknown) => {
      tellRefusal(error);
    });
  };
  return (
    <Stack gap="3">
      <Text as="strong">
        <Trans>On the site</Trans>
      </Text>
      <Text size="s" tone="muted">
        <Trans>
          Version {i18n.number(item.newest)} on {site.origin}, as visitors would see it. Keep your changes first to see them. Nothing can be
          bought, sent or changed in the preview.
        </Trans>
      </Text>
      <Inline gap="3">
        <Select
          label={t`Language`}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
          options={site.languages.filter(isLanguageCode).map((code: LanguageCode) => ({
            value: code,
            text: languages[code].name,
            lang: languages[code].tag,
          }))}
        />
        <Select
          label={t`Theme`}
          value={theme}
          onChange={({ target }) => setTheme(target.value as Wanted['theme'])}
          options={[
            { value: 'dark', text: t`Dark` },
            { value: 'light', text: t`Light` },
          ]}
        />
        <Select
          label={t`Popups of`}
          value={state}
          onChange={({ target }) => setState(target.value as Wanted['state'])}
          options={[
            { value: 'visitor', text: t`Visitors` },
            { value: 'member', text: t`Members` },
            { value: 'firstLogin', text: t`Members at their first log-in` },
          ]}
        />
        <Select
          label={t`Width`}
          value={String(width)}
          onChange={({ target }) => setWidth(widths.find((each) => String(each) === target.value) ?? 390)}
          options={[
            { value: '390', text: t`Phone` },
            { value: '768', text: t`Tablet` },
            { value: '1280', text: t`Desktop` },
          ]}
        />
        <TextField
          type="datetime-local"
          label={t`Time`}
          hint={t`In the time of ${site.timeZone}; now if left empty.`}
          value={at}
          error={isTime ? undefined : t`This is not a time.`}
          onChange={({ target }) => setAt(target.value)}
        />
      </Inline>
      <span>
        <Button variant="secondary" loading={preview.isPending} disabled={!isTime} onClick={show}>
          <Trans>Show on the site</Trans>
        </Button>
      </span>
      {preview.data && (
        <div className={styles.preview}>
          <iframe
            key={preview.data.address}
            className={styles.site}
            width={width}
            // The site's scripts run as for visitors, but it can open no windows and navigate nowhere.
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
            title={t`Preview on ${site.origin}`}
            src={preview.data.address}
          />
        </div>
      )}
    </Stack>
  );
}

const stateOf = (audience: Page['item']['audience']): Wanted['state'] =>
  audience === 'A' ? 'member' : audience === 'F' ? 'firstLogin' : 'visitor';
