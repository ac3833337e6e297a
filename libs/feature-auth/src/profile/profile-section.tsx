import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ownProfileQuery, useApi } from '@parlour/api';
import { missingInProfile, profileFields } from '@parlour/domain';
import { Button, Stack, Summary, Text } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SecurityPart } from '../security/security-part.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { fieldNames, incomeNames } from './profile-words.ts';

/** The member's profile: masked except for what others see, with a button to change it. */
export function ProfileSection() {
  const { t, i18n } = useLingui();
  const query = useQuery(ownProfileQuery(useApi()));
  const [changing, setChanging] = useState(false);
  return (
    <SecurityPart
      id="profile-title"
      title={<Trans>About you</Trans>}
      query={query}
      expected={4}
      lines={({ incomeSource, ...profile }) => (
        <Stack gap="4">
          <Summary
            entries={[
              ...profileFields.map((field) => ({
                key: field,
                label: i18n._(fieldNames[field]),
                value: <bdi>{profile[field] ?? '–'}</bdi>,
              })),
              { key: 'income', label: t`Source of income`, value: incomeSource ? i18n._(incomeNames[incomeSource]) : '–' },
            ]}
          />
          <Text tone="muted">
            <Missing count={missingInProfile({ ...profile, incomeSource }).length} />
          </Text>
          <div>
            <Button variant="secondary" onClick={() => setChanging(true)}>
              <Trans>Change what you told us</Trans>
            </Button>
          </div>
        </Stack>
      )}
    >
      {changing && query.data && <ProfileDialog profile={query.data} onClose={() => setChanging(false)} />}
    </SecurityPart>
  );
}

/** How much of the profile is missing: some rewards are given for a complete one. */
function Missing({ count }: { count: number }) {
  if (count === 0) return <Trans>Your profile is complete.</Trans>;
  return <Plural value={count} one="# detail is missing." other="# details are missing." />;
}
