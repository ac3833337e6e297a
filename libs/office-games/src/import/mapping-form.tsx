import { Trans, useLingui } from '@lingui/react/macro';
import { gameTypes, type GameType } from '@parlour/domain';
import { feedFields, type FeedField } from '@parlour/domain/feed';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { isPutAside, lineTexts } from '@parlour/office-ui';
import { Button, Card, FormError, Inline, Select, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import { useFeedRefusal, useFieldText } from './feed-texts.ts';
import * as styles from './import.css.ts';

type Feed = components['schemas']['GameFeed'];
type Mapping = components['schemas']['FeedMapping'];

/** Maps columns to fields, and the vendor's words to product lines. Choices are kept until the list is read again. */
export function MappingForm({ feed, onRead }: { feed: Feed; onRead: () => void }) {
  const { t, i18n } = useLingui();
  const fieldText = useFieldText();
  const textOf = useFeedRefusal();
  const map = useOfficeMutation('mapFeed');
  const [mapping, setMapping] = useState<Mapping>(feed.mapping);
  const [refusal, setRefusal] = useState<string>();
  const columns = [
    { value: '', text: t`Not in the list` },
    ...feed.columns.map(({ name, sample }) => ({ value: name, text: sample === '' ? name : `${name} – ${sample}` })),
  ];
  const lines = gameTypes.map((line) => ({ value: line, text: i18n._(lineTexts[line]) }));
  const words = [...new Set([...feed.unknownLines, ...Object.keys(mapping.lines)])];
  const setColumn = (field: FeedField, column: string) => {
    const { [field]: _before, ...others } = mapping.columns;
    setMapping({ ...mapping, columns: column === '' ? others : { ...others, [field]: column } });
  };
  const setLine = (word: string, line: string) => {
    const { [word]: _before, ...others } = mapping.lines;
    setMapping({ ...mapping, lines: line === '' ? others : { ...others, [word]: line as GameType } });
  };
  const read = async () => {
    try {
      await map.mutateAsync({ body: { id: feed.id, mapping } });
      setRefusal(undefined);
      onRead();
    } catch (error) {
      if (!isPutAside(error)) setRefusal(textOf(error));
    }
  };
  return (
    <Card>
      <Stack gap="5">
        <Stack gap="1">
          <Text as="strong" size="l">
            <Trans>How the list is read</Trans>
          </Text>
          <Text tone="muted" size="s">
            <Trans>It is remembered for this vendor’s next list. What is not in the list stays as it is.</Trans>
          </Text>
        </Stack>
        <FormError message={refusal} />
        <div className={styles.fields}>
          {feedFields.map((field) => (
            <Select
              key={field}
              label={fieldText(field)}
              required={field === 'code' || field === 'name'}
              value={mapping.columns[field] ?? ''}
              onChange={({ target }) => setColumn(field, target.value)}
              options={columns}
            />
          ))}
        </div>
        <div className={styles.fields}>
          <Select
            label={t`Product line of games without one`}
            value={mapping.otherLine ?? ''}
            onChange={({ target }) => setMapping({ ...mapping, otherLine: (target.value || null) as GameType | null })}
            options={[{ value: '', text: t`Refuse them` }, ...lines]}
          />
          {words.map((word) => (
            <Select
              key={word}
              label={t`“${word}” means`}
              value={mapping.lines[word] ?? ''}
              onChange={({ target }) => setLine(word, target.value)}
              options={[{ value: '', text: t`Nothing: refuse it` }, ...lines]}
            />
          ))}
        </div>
        <Inline justify="end">
          <Button loading={map.isPending} loadingText={t`Reading`} onClick={() => void read()}>
            <Trans>Read the list again</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
