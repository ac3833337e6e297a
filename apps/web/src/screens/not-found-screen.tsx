import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@parlour/routes';
import { Button, EmptyState, NoResultsIllustration, Page, Stack } from '@parlour/ui';
import { CustomerService } from '../frame/customer-service.tsx';

/** An address that leads nowhere (specification 8): home, or whom to ask. */
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
          <Stack>
            <Button render={<Link to="/" />}>
              <Trans>Go to the home page</Trans>
            </Button>
            <CustomerService variant="ghost" />
          </Stack>
        }
      />
    </Page>
  );
}
