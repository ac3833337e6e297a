import { Trans, useLingui } from '@lingui/react/macro';
import { useOffice, useOfficeQuery } from '@parlour/office-api/queries';
import { useRefusalText, useRoleName } from '@parlour/office-ui';
import { Button, FormError, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import type { Session } from '../session/session.ts';
import * as styles from './entrance.css.ts';

/** On an unlicensed installation: an operator of each role, for newcomers to look around as. Empty otherwise. */
export function Demonstration({ onIn }: { onIn: (session: Session) => void }) {
  const { t } = useLingui();
  const nameOf = useRoleName();
  const people = useOfficeQuery('listDemonstration', {}).data?.list ?? [];
  if (people.length === 0) return null;
  return (
    <section aria-label={t`Demonstration`}>
      <Stack gap="3">
        <span className={styles.or}>
          <Trans>or look around</Trans>
        </span>
        <Text size="s" tone="muted">
          <Trans>This is a demonstration with play money. Enter in any role to see what that role sees.</Trans>
        </Text>
        <div className={styles.people}>
          {people.map(({ operator, role }) => (
            <EnterAs key={operator} name={operator} onIn={onIn}>
              {nameOf(role)}
            </EnterAs>
          ))}
        </div>
      </Stack>
    </section>
  );
}

/** Enters as a demonstration operator; if asked again, proves who is there. */
export function EnterAs({ name, onIn, children }: { name: string; onIn: (session: Session) => void; children: React.ReactNode }) {
  const { t } = useLingui();
  const office = useOffice();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const enter = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      onIn(await office.call('enterDemonstration', { body: { name } }));
    } catch (error) {
      setRefused(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="secondary" size="s" block loading={busy} loadingText={t`Entering`} onClick={() => void enter()}>
        {children}
      </Button>
      <FormError message={refused} />
    </>
  );
}
