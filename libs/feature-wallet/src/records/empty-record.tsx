import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordRoute } from '@parlour/routes';
import { Button, EmptyState, NoResultsIllustration } from '@parlour/ui';

/** A record without rows: either there are none yet (`title`, `text`), or the filters exclude them all. */
export function EmptyRecord({ route, title, text }: { route: RecordRoute; title: string; text: string }) {
  const { t } = useLingui();
  const { period, days, type, change } = route;
  if (period === undefined && days === undefined && type === undefined) return <EmptyState title={title} text={text} />;
  return (
    <EmptyState
      illustration={<NoResultsIllustration />}
      title={t`Nothing matches these filters`}
      text={t`Choose other days, or show everything.`}
      action={
        <Button variant="secondary" onClick={() => change({ period: undefined, type: undefined })}>
          <Trans>Show everything</Trans>
        </Button>
      }
    />
  );
}
