import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguageCode, languages, type LanguageCode } from '@parlour/domain';
import { contentFields, type ContentField } from '@parlour/domain/content';
import { useOfficeMutation, useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { HistoryOf, ListState, PlainPage, useRefusalToast, useUnsaved, WaitingBadge } from '@parlour/office-ui';
import { Badge, Button, Checkbox, Inline, Select, Stack, Text, TextArea, TextField, useToasts, type RenderElement } from '@parlour/ui';
import { useState } from 'react';
import { AnnouncementImages } from './announcement-images.tsx';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { Broadcasts } from './broadcasts/broadcasts.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import * as styles from './content.css.ts';
import { Preview } from './preview.tsx';
import { RichEditor } from './editor/rich-editor.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { SitePreview } from './site-preview.tsx';
import { Versions } from './versions.tsx';
import { fieldNames, kindNames, stateNames, type Page, type Version } from './words.ts';

export interface EditorScreenProps {
  merchant: string;
  item: string;
  mayEdit: boolean;
  /** Called once the item was deleted. */
  onDeleted: () => void;
  mayPublish: boolean;
  /** Propose to publish a legal text. */
  mayPublishLegal: boolean;
  /** Change the place and audience of content, which needs no second operator. */
  mayArrange: boolean;
  /** Send broadcasts to members. */
  maySend: boolean;
  /** The link to the list of content. */
  back: RenderElement;
}

/** The slots that texts may name: those of the settings, or the figures of promotions, which have a dot in their names. */
const slotNames = (slots: Page['site']['slots'], ofPromotions: boolean) =>
  Object.keys(slots)
    .filter((slot) => slot.includes('.') === ofPromotions)
    .map((slot) => `{${slot}}`)
    .join(' ');

/** One item: its texts by language beside a preview, its versions, and when each is shown (office 8). */
export function EditorScreen({
  merchant,
  item,
  mayEdit,
  onDeleted,
  mayPublish,
  mayPublishLegal,
  mayArrange,
  maySend,
  back,
}: EditorScreenProps) {
  const { t, i18n } = useLingui();
  const found = useOfficeQuery('getContent', { query: { merchant, item } });
  const waits = useWaiting('content')(item);
  const page = found.data;
  const newest = page?.versions[0];
  const [opened, setOpened] = useState<'arrange' | 'delete'>();
  return (
    <PlainPage title={page ? page.item.title || page.item.key : t`Content`} back={{ text: t`Content`, render: back }}>
      <ListState query={found} rows={page ? 1 : 0} empty={t`There is no such content`} emptyText={t`It may be another merchant’s.`}>
        {page && newest && (
          <Stack gap="5">
            <Inline gap="2">
              <Badge mood={stateNames[page.item.state].mood}>{i18n._(stateNames[page.item.state].text)}</Badge>
              {waits && <WaitingBadge />}
              <Text tone="muted">
                {i18n._(kindNames[page.item.kind])} · {page.item.key}
              </Text>
              {mayArrange && (
                <Button size="s" variant="secondary" onClick={() => setOpened('arrange')}>
                  <Trans>Place and order</Trans>
                </Button>
              )}
              {mayEdit && page.item.state === 'draft' && (
                <Button size="s" variant="danger" onClick={() => setOpened('delete')}>
                  <Trans>Delete the draft</Trans>
                </Button>
              )}
            </Inline>
            {opened === 'arrange' && <ArrangeDialog key={page.item.revision} item={page.item} onClose={() => setOpened(undefined)} />}
            {opened === 'delete' && <DeleteDraft page={page} onDeleted={onDeleted} onClose={() => setOpened(undefined)} />}
            <Draft key={newest.version} page={page} from={newest} mayEdit={mayEdit} />
            {mayEdit && page.item.kind !== 'broadcast' && <SitePreview page={page} />}
            {page.item.kind === 'broadcast' && <Broadcasts page={page} maySend={maySend} />}
            <Versions
              page={page}
              mayPublish={page.item.kind === 'legal' ? mayPublishLegal : mayPublish && page.item.kind !== 'broadcast'}
            />
            <HistoryOf kind="content" id={item} />
          </Stack>
        )}
      </ListState>
    </PlainPage>
  );
}

type Texts = Partial<Record<string, Partial<Record<ContentField, string>>>>;

function Draft({ page: { item, site }, from, mayEdit }: { page: Page; from: Version; mayEdit: boolean }) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const tellRefusal = useRefusalToast();
  const write = useOfficeMutation('writeContent');
  const [texts, setTexts] = useState<Texts>(from.texts);
  const [facts, setFacts] = useState(from.facts);
  const [language, setLanguage] = useState<LanguageCode>(isLanguageCode(site.defaultLanguage) ? site.defaultLanguage : 'EN');
  const [choosing, setChoosing] = useState(false);
  useUnsaved(JSON.stringify([written(texts), facts]) !== JSON.stringify([written(from.texts), from.facts]) && !write.isPending);
  const fields = texts[language] ?? {};
  const { needed, optional } = contentFields[item.kind];
  const set = (field: ContentField, text: string) => setTexts({ ...texts, [language]: { ...fields, [field]: text } });
  const save = () =>
    void write
      .mutateAsync({ body: { merchant: item.merchant, item: item.id, revision: item.revision, texts: written(texts), facts } })
      .then(({ item: { newest } }) =>
        toasts.show({
          mood: 'success',
          text:
            item.kind === 'broadcast'
              ? t`Version ${i18n.number(newest)} is kept. Members read it once it is sent.`
              : t`Version ${i18n.number(newest)} is kept. Visitors see it once it is published.`,
        }),
      )
      .catch((error: unknown) => {
        tellRefusal(error);
      });
  return (
    <div className={styles.columns}>
      <Stack gap="4">
        <Select
          label={t`Language`}
          value={language}
          onChange={({ target }) => setLanguage(target.value as LanguageCode)}
          options={site.languages
            .filter(isLanguageCode)
            .map((code) => ({ value: code, text: nameOf(code, texts), lang: languages[code].tag }))}
        />
        {[...needed, ...optional].map((field) =>
          field === 'title' || field === 'action' ? (
            <TextField
              key={field}
              label={i18n._(fieldNames[field])}
              value={fields[field] ?? ''}
              maxLength={field === 'title' ? 200 : 60}
              dir="auto"
              lang={languages[language].tag}
              onChange={({ target }) => set(field, target.value)}
            />
          ) : field === 'content' ? (
            <RichEditor
              key={`${field} ${language}`}
              label={i18n._(fieldNames[field])}
              merchant={item.merchant}
              html={fields[field] ?? ''}
              lang={languages[language].tag}
              dir={languages[language].direction}
              disabled={!mayEdit}
              onChange={(html) => set(field, html)}
            />
          ) : (
            <TextArea
              key={field}
              label={i18n._(fieldNames[field])}
              value={fields[field] ?? ''}
              rows={3}
              dir="auto"
              lang={languages[language].tag}
              onChange={({ target }) => set(field, target.value)}
            />
          ),
        )}
        <Text size="s" tone="muted">
          <Trans>Facts that the settings fill in:</Trans>{' '}
          <span className={styles.code} translate="no">
            {slotNames(site.slots, false)}
          </span>
        </Text>
        {slotNames(site.slots, true) !== '' && (
          <Text size="s" tone="muted">
            <Trans>Figures of open promotions; a banner that names one needs terms, and is shown while its promotion is open:</Trans>{' '}
            <span className={styles.code} translate="no">
              {slotNames(site.slots, true)}
            </span>
          </Text>
        )}
        {item.kind === 'banner' && (
          <TextField
            label={t`Picture`}
            hint={t`Its path on the site, such as /art/banners/deep-water.svg.`}
            value={facts.picture ?? ''}
            onChange={({ target }) => setFacts({ ...facts, picture: target.value })}
          />
        )}
        {item.kind === 'banner' && (
          <TextField
            label={t`Video`}
            hint={t`Address of a YouTube video; empty for none. Visitors see the picture until they press it.`}
            value={facts.videoUrl ?? ''}
            onChange={({ target }) => setFacts(withVideo(facts, target.value.trim()))}
          />
        )}
        {item.kind === 'banner' && mayEdit && (
          <span>
            <Button variant="secondary" onClick={() => setChoosing(true)}>
              <Trans>Choose a picture</Trans>
            </Button>
          </span>
        )}
        {choosing && (
          <PictureDialog
            merchant={item.merchant}
            onChoose={({ address }) => {
              setFacts({ ...facts, picture: address });
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
        {item.kind === 'announcement' && (
          <AnnouncementImages
            merchant={item.merchant}
            images={facts.images ?? []}
            language={language}
            mayEdit={mayEdit}
            onChange={(images) => setFacts(withImages(facts, images))}
          />
        )}
        {(item.kind === 'banner' || item.kind === 'announcement' || item.kind === 'broadcast') && (
          <Inline gap="3">
            <Select
              label={t`Leads to`}
              value={facts.linkageType ?? 'NONE'}
              onChange={({ target }) => setFacts({ ...facts, linkageType: target.value as NonNullable<typeof facts.linkageType> })}
              options={[
                { value: 'NONE', text: t`Nowhere` },
                { value: 'ROUTE', text: t`A page of the site` },
                { value: 'LINK', text: t`Another site` },
              ]}
            />
            {(facts.linkageType ?? 'NONE') !== 'NONE' && (
              <TextField
                label={t`Address`}
                value={facts.linkage ?? ''}
                onChange={({ target }) => setFacts({ ...facts, linkage: target.value })}
              />
            )}
          </Inline>
        )}
        {item.kind === 'legal' && (
          <Checkbox
            label={t`Members have to accept this version`}
            checked={facts.acceptance ?? false}
            onChange={({ target }) => setFacts({ ...facts, acceptance: target.checked })}
          />
        )}
        {item.place === 'PL' && (
          <Checkbox
            label={t`A member confirms it once after log-in`}
            checked={facts.pinned ?? false}
            onChange={({ target }) => setFacts({ ...facts, pinned: target.checked })}
          />
        )}
        {mayEdit && (
          <Inline gap="3">
            <Button loading={write.isPending} onClick={save}>
              <Trans>Keep as a new version</Trans>
            </Button>
          </Inline>
        )}
      </Stack>
      <Preview
        merchant={item.merchant}
        kind={item.kind}
        language={language}
        fields={fields}
        picture={facts.picture}
        images={facts.images}
        slots={site.slots}
      />
    </div>
  );
}

/** A language by its own name, with a mark if nothing is written in it. */
const nameOf = (code: LanguageCode, texts: Texts) => `${languages[code].name}${texts[code] ? '' : ' –'}`;

/** The texts without empty languages. */
const written = (texts: Texts): Page['versions'][number]['texts'] =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, fields]) =>
      fields && Object.values(fields).some((text) => text.trim() !== '') ? [[language, fields]] : [],
    ),
  );

function withVideo({ videoUrl: _before, ...facts }: Version['facts'], videoUrl: string): Version['facts'] {
  return videoUrl === '' ? facts : { ...facts, videoUrl };
}

function withImages({ images: _before, ...facts }: Version['facts'], images: NonNullable<Version['facts']['images']>): Version['facts'] {
  return images.length === 0 ? facts : { ...facts, images };
}
