import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { AlertIcon, Stack, Text, TextLink } from '@parlour/ui';
import type { PlaceName, Places } from './places.ts';
import * as styles from './dashboard.css.ts';

type Warning = components['schemas']['Warning'];

const leadsTo: Record<Warning['kind'], PlaceName> = {
  siteClosed: 'sites',
  callsFailed: 'health',
  sumsLate: 'health',
  providerFails: 'deposits',
  budgetLow: 'promotions',
  fewApprovers: 'proposals',
  pagesNotRendered: 'health',
};

interface WarningsProps {
  warnings: readonly Warning[];
  /** The name of a merchant by its code. */
  nameOf: (merchant: string) => string;
  places: Places;
}

/** What is wrong; empty if nothing is. */
export function Warnings({ warnings, nameOf, places: { Link, to } }: WarningsProps) {
  const { t } = useLingui();
  if (warnings.length === 0) return null;
  return (
    <section aria-label={t`Warnings`} className={styles.warnings}>
      <Stack gap="1">
        {warnings.map((warning) => {
          const address = to(leadsTo[warning.kind]);
          const text = <WarningText of={warning} merchant={warning.merchant && nameOf(warning.merchant)} />;
          return (
            <div key={`${warning.kind} ${warning.merchant ?? ''} ${warning.subject ?? ''}`} className={styles.warning}>
              <AlertIcon size="s" />
              <Text as="span" size="s">
                {address === undefined ? text : <TextLink render={<Link to={address} />}>{text}</TextLink>}
              </Text>
            </div>
          );
        })}
      </Stack>
    </section>
  );
}

function WarningText({ of: { kind, subject, count }, merchant }: { of: Warning; merchant: string | null }) {
  const { i18n } = useLingui();
  switch (kind) {
    case 'siteClosed':
      return <Trans>The site of {merchant} is closed.</Trans>;
    case 'callsFailed':
      return (
        <Trans>
          {merchant}: <Plural value={count} one="# call to another server has failed." other="# calls to other servers have failed." />
        </Trans>
      );
    case 'sumsLate':
      return <Trans>The figures of {merchant} are late: the job that adds them up does not run.</Trans>;
    case 'budgetLow': {
      const left = i18n.number(count / 100, { style: 'percent' });
      return (
        <Trans>
          {merchant}: {left} of the budget of {subject} is left.
        </Trans>
      );
    }
    case 'fewApprovers':
      return (
        <Trans>
          {merchant}:{' '}
          <Plural
            value={count}
            one="# subject has fewer than two operators who can approve it."
            other="# subjects have fewer than two operators who can approve them."
          />
        </Trans>
      );
    case 'pagesNotRendered':
      return <Trans>{merchant}: the pages could not be rendered after the last publication. Visitors see the pages from before it.</Trans>;
    case 'providerFails':
      return (
        <Trans>
          {merchant}: most deposits by {subject} fail.
        </Trans>
      );
  }
}
