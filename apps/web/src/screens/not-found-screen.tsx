import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@parlour/routes';
import { Button, EmptyState, NoResultsIllustration, Page } from '@parlour/ui';

export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <Page width="narrow">
      <EmptyState
        illustration={<NoResultsIllustration />}
        wholeScreen
        title={t`This page does not exist`}
        text={t`The address may be wrong, or the page has moved.`}
        action={
          <Button render={<Link to="/" />}>
            <Trans>To the home page</Trans>
          </Button>
        }
      />
    </Page>
  );
}
