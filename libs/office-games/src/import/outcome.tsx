import { Plural, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { Foreign, Moment } from '@parlour/office-ui';
import { Accordion, Badge, Inline, Stack, Text } from '@parlour/ui';
import { ChosenCounts } from './chosen-counts.tsx';
import { pictureProblemTexts } from './feed-texts.ts';

type Feed = components['schemas']['GameFeed'];

/** What an import has done, and which pictures cannot be shown: their tiles stay as they were. */
export function Outcome({ outcome, pictures }: { outcome: NonNullable<Feed['applied']>; pictures: Feed['pictures'] }) {
  const { t, i18n } = useLingui();
  const { added, changed, back, retired, by, at } = outcome;
  const { waiting, broken } = pictures;
  return (
    <Stack gap="3">
      <Inline gap="3">
        <Badge mood="win">{t`Applied`}</Badge>
        <ChosenCounts counts={{ new: added, changed, back, gone: retired, same: 0, refused: 0 }} />
        <Text size="s" tone="muted">
          <Foreign text={by} />, <Moment at={at} />
        </Text>
        {waiting > 0 && (
          <Text size="s" tone="muted">
            <Plural value={waiting} one="# picture is being fetched" other="# pictures are being fetched" />
          </Text>
        )}
      </Inline>
      {broken.length > 0 && (
        <Accordion
          level={2}
          items={[
            {
              key: 'broken',
              title: <Plural value={broken.length} one="# picture can’t be shown" other="# pictures can’t be shown" />,
              content: (
                <Stack gap="2">
                  {broken.map(({ code, source, problem }) => (
                    <Text key={code} size="s">
                      <Foreign text={code} /> · {i18n._(pictureProblemTexts[problem])} <Foreign text={source} />
                    </Text>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
