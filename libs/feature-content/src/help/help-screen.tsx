// @flag helpCentre
import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@parlour/routes';
import { HelpIcon, Page, PageHeader, Section, Stack, useHydrated } from '@parlour/ui';
import type { ReactNode } from 'react';
import { HelpArticles } from './help-articles.tsx';

/** Help (page `/help`); `/help#slug` opens an article. `contacts` are the ways to customer service. */
export function HelpScreen({ contacts }: { contacts: ReactNode }) {
  const asked = useLocation({ select: (location) => location.hash });
  // The page was prerendered without the part after the `#`.
  const hash = useHydrated() ? asked : '';
  const navigate = useNavigate();
  return (
    <Page>
      <Section labelledBy="help-title">
        <Stack gap="4">
          <PageHeader id="help-title" icon={<HelpIcon />} title={<Trans>Help</Trans>} />
          <HelpArticles
            slug={hash || undefined}
            contacts={contacts}
            onOpen={(slug) => void navigate({ to: '.', hash: slug ?? '', replace: slug === undefined, resetScroll: false })}
            level={2}
          />
        </Stack>
      </Section>
    </Page>
  );
}
