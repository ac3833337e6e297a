import { Trans, useLingui } from '@lingui/react/macro';
import { choosableKinds, feedKinds, type FeedKind } from '@parlour/domain/feed';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, isPutAside, ListState, Moment, PlainPage, useSettled } from '@parlour/office-ui';
import { Button, Chip, ChipRow, Inline, SearchField, Stack, Text, useToasts, type RenderElement } from '@parlour/ui';
import { useState } from 'react';
import { ApplyDialog } from './apply-dialog.tsx';
import { ChosenCounts } from './chosen-counts.tsx';
import { FeedRows } from './feed-rows.tsx';
import { Outcome } from './outcome.tsx';
import { kindTexts, useFeedRefusal } from './feed-texts.ts';
import * as styles from './import.css.ts';
import { MappingForm } from './mapping-form.tsx';

type Feed = components['schemas']['GameFeed'];

/** As the address has them. */
export interface FeedFilters {
  kind?: FeedKind | undefined;
  text?: string | undefined;
}

export interface FeedScreenProps {
  /** The id of the list. */
  feed: string;
  filters: FeedFilters;
  onFilter: (change: FeedFilters) => void;
  /** Whether rows may be selected and columns mapped. */
  mayCheck: boolean;
  /** Whether the list may be applied, or only be proposed; undefined for neither. */
  mayApply: 'apply' | 'propose' | undefined;
  back: RenderElement;
}

/** One list of a vendor: how it is read, what it would change, and what is applied. */
export function FeedScreen({ feed: id, back, ...props }: FeedScreenProps) {
  const { t } = useLingui();
  const feed = useOfficeQuery('getFeed', { query: { id } });
  const { data } = feed;
  return (
    <PlainPage
      wide
      title={data ? t`Games of ${data.vendor}` : t`Import`}
      back={{ text: t`All lists`, render: back }}
      {...(data && {
        description: (
          <Trans>
            <Foreign text={data.source} /> checked by <Foreign text={data.by} /> on <Moment at={data.at} />
          </Trans>
        ),
      })}
    >
      <ListState query={feed} rows={data ? 1 : 0} empty={t`There is no such list`} emptyText={t`Lists are kept for 90 days.`}>
        {data && <OpenFeed key={`${data.id} ${JSON.stringify(data.mapping)}`} feed={data} {...props} />}
      </ListState>
    </PlainPage>
  );
}

function OpenFeed({ feed, filters, onFilter, mayCheck, mayApply }: { feed: Feed } & Omit<FeedScreenProps, 'feed' | 'back'>) {
  const { t, i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  const isOpen = feed.applied === null;
  const { columns } = feed.mapping;
  const isRead = columns['code'] !== undefined && columns['name'] !== undefined && feed.unknownLines.length === 0;
  const [maps, setMaps] = useState(isOpen && mayCheck && !isRead);
  const [typed, setTyped] = useState(filters.text ?? '');
  useSettled(typed.trim() || undefined, filters.text, (text) => onFilter({ text }));
  const kind = filters.kind ?? feedKinds.find((each) => feed.counts[each] > 0) ?? 'new';
  const clear = () => {
    setTyped('');
    onFilter({ text: undefined });
  };
  return (
    <Stack gap="4">
      {feed.applied && <Outcome outcome={feed.applied} pictures={feed.pictures} />}
      {maps && <MappingForm feed={feed} onRead={() => setMaps(false)} />}
      <Inline gap="3" justify="between">
        <ChipRow label={t`What happens to the games`} scroll>
          {feedKinds.map((each) => (
            <Chip key={each} selected={each === kind} onClick={() => onFilter({ kind: each })}>
              {i18n._(kindTexts[each].text)} {number.format(feed.counts[each])}
            </Chip>
          ))}
        </ChipRow>
        <div className={styles.tools}>
          <SearchField
            label={t`Code or name`}
            placeholder={t`Code or name`}
            value={typed}
            onValueChange={setTyped}
            onSubmit={() => onFilter({ text: typed.trim() || undefined })}
            clearText={t`Clear`}
          />
          {isOpen && mayCheck && (
            <Button variant="secondary" aria-expanded={maps} onClick={() => setMaps(!maps)}>
              <Trans>How the list is read</Trans>
            </Button>
          )}
        </div>
      </Inline>
      <FeedRows key={kind} feed={feed} kind={kind} text={filters.text} mayChoose={isOpen && mayCheck} onClear={clear} />
      {isOpen && <ApplyBar feed={feed} kind={kind} mayCheck={mayCheck} mayApply={mayApply} />}
    </Stack>
  );
}

interface ApplyBarProps extends Pick<FeedScreenProps, 'mayCheck' | 'mayApply'> {
  feed: Feed;
  kind: FeedKind;
}

/** The selection, and the button that applies it. */
function ApplyBar({ feed, kind, mayCheck, mayApply }: ApplyBarProps) {
  const { t } = useLingui();
  const toasts = useToasts();
  const textOf = useFeedRefusal();
  const choose = useOfficeMutation('chooseFeedRows');
  const [applies, setApplies] = useState(false);
  const some = choosableKinds.some((each) => feed.chosen[each] > 0);
  const ofKind = choosableKinds.find((each) => each === kind);
  const all = ofKind !== undefined && feed.chosen[ofKind] === feed.counts[ofKind];
  const proposes = mayApply === 'propose' || feed.takesTwo;
  const chooseKind = () =>
    choose.mutate(
      { body: { id: feed.id, chosen: !all, kind: ofKind } },
      { onError: (error) => !isPutAside(error) && toasts.show({ mood: 'danger', text: textOf(error) }) },
    );
  return (
    <div className={styles.bar}>
      <Inline gap="3">
        {some ? <ChosenCounts counts={feed.chosen} /> : <Text tone="muted">{t`Nothing is chosen`}</Text>}
        {some && proposes && (
          <Text size="s" tone="muted">
            <Trans>Needs two people</Trans>
          </Text>
        )}
      </Inline>
      <Inline gap="2">
        {mayCheck && ofKind !== undefined && feed.counts[ofKind] > 0 && (
          <Button variant="secondary" loading={choose.isPending} onClick={chooseKind}>
            {all ? <Trans>Leave all of these out</Trans> : <Trans>Choose all of these</Trans>}
          </Button>
        )}
        {mayApply && (
          <Button disabled={!some} onClick={() => setApplies(true)}>
            {proposes ? <Trans>Propose</Trans> : <Trans>Apply</Trans>}
          </Button>
        )}
      </Inline>
      {applies && <ApplyDialog feed={feed} proposes={proposes} onClose={() => setApplies(false)} />}
    </div>
  );
}
