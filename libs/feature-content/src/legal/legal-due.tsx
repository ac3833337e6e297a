import { Trans, useLingui } from '@lingui/react/macro';
import { acceptLegalMutation, errorMessage, legalTextsQuery, useApi, useLanguage } from '@parlour/api';
import { Button, Dialog, Stack, Text, useToasts } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenQuiet } from '../popups/when-quiet.ts';
import { LegalText } from './legal-text.tsx';
import { markOf, useLegalDue } from './use-legal-due.ts';

/**
 * Asks a member to accept a legal text, after a version was published that everybody has to accept (content N41). If put off, it returns
 * with the next page load.
 */
export function LegalDue() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const toasts = useToasts();
  const { due, putOff } = useLegalDue();
  const [open, setOpen] = useState<string>();
  const mark = due && markOf(due);
  const { data: texts } = useQuery({ ...legalTextsQuery(api, useLanguage()), enabled: due !== undefined });
  const accept = useMutation(acceptLegalMutation(api, useQueryClient()));
  useEffect(() => (mark === undefined ? undefined : whenQuiet(() => setOpen(mark))), [mark]);
  const text = texts?.find(({ document }) => document === due?.document);
  if (!text || open === undefined || open !== mark) return null;
  const onError = (error: Error) => toasts.show({ mood: 'danger', text: i18n._(errorMessage(error)) });
  return (
    <Dialog
      key={mark}
      open
      onOpenChange={(next) => !next && putOff()}
      title={text.title}
      closeText={t`Close`}
      size="l"
      footer={
        <>
          <Button variant="secondary" onClick={putOff}>
            <Trans>Not now</Trans>
          </Button>
          <Button loading={accept.isPending} onClick={() => accept.mutate(text, { onError })}>
            <Trans>I accept</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          <Trans>This text has changed. Please read it and accept it.</Trans>
        </Text>
        <LegalText document={text.document} />
      </Stack>
    </Dialog>
  );
}
