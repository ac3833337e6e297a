import { Trans, useLingui } from '@lingui/react/macro';
import { hashesOf, isAuditProved } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOffice } from '@parlour/office-api/queries';
import { Facts, Moment, useRefusalText } from '@parlour/office-ui';
import { Badge, Button, FormError, Stack, Text } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './audit.css.ts';

type AuditEvent = components['schemas']['AuditEvent'];
type Proof = components['schemas']['AuditProof'];

/** Proves a row against the first head that was signed after it. The browser checks it: the gateway could say anything. */
export function ProofPanel({ event }: { event: AuditEvent }) {
  const { t } = useLingui();
  const office = useOffice();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [refused, setRefused] = useState<string>();
  const prove = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const proof = await office.call('proveAuditEvent', { query: { chain: event.chain, seq: event.seq } });
      const [own] = await hashesOf(proof);
      setChecked({ proof, holds: own === event.hash && (await isAuditProved(proof)) });
    } catch (error) {
      const isUncovered = (error as { code?: unknown }).code === 'not_found';
      setRefused(isUncovered ? t`No signature covers this row yet. The ends of the log are signed each night.` : textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="4">
      <div>
        <Button size="s" variant="secondary" loading={busy} loadingText={t`Checking`} onClick={() => void prove()}>
          <Trans>Prove this row</Trans>
        </Button>
      </div>
      <FormError message={refused} />
      {checked && <Outcome {...checked} event={event} />}
    </Stack>
  );
}

interface Checked {
  proof: Proof;
  holds: boolean;
}

function Outcome({ proof: { previous, rows, head }, holds, event }: Checked & { event: AuditEvent }) {
  const { t, i18n } = useLingui();
  const hash = (text: string) => <span className={styles.hash}>{text}</span>;
  return (
    <Stack gap="3">
      <div role="status">
        {holds ? <Badge mood="win">{t`Proved`}</Badge> : <Badge mood="danger">{t`Changed since it was signed`}</Badge>}{' '}
        <Text as="span" size="s">
          {holds ? (
            <Trans>This browser has hashed the row and those after it up to a signed end of the log.</Trans>
          ) : (
            <Trans>The row, or one after it, was changed after it was written. Tell the people responsible for security.</Trans>
          )}
        </Text>
      </div>
      <Facts
        entries={[
          { key: 'before', label: t`Previous hash`, value: previous === null ? t`None: it is the first` : hash(previous) },
          { key: 'own', label: t`Its hash`, value: hash(event.hash) },
          { key: 'rows', label: t`Rows up to the end`, value: i18n.number(rows.length) },
          {
            key: 'head',
            label: t`Signed end`,
            value: (
              <Trans>
                Row {i18n.number(head.seq)}, <Moment at={head.signedAt} />
              </Trans>
            ),
          },
          { key: 'headHash', label: t`Its hash`, value: hash(head.hash) },
          { key: 'key', label: t`Key`, value: hash(head.key) },
          { key: 'signature', label: t`Signature`, value: hash(head.signature) },
        ]}
      />
      <Text size="s" tone="muted">
        <Trans>To be sure, compare the key with the one in the log of that day or in an e-mail that was kept.</Trans>
      </Text>
    </Stack>
  );
}
