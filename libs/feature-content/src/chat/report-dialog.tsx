// @flag chatRoom
import { Trans, useLingui } from '@lingui/react/macro';
import { refusalOf, reportChatMessageMutation, useApi, type Schema } from '@parlour/api';
import { RefusalNotice, SubmitButton, useRefusal } from '@parlour/forms';
import { Dialog, FormLayout, RadioGroup, useToasts } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Reason = Schema<'ChatReportPayload'>['reason'];

/** Reports a message to the operators; the chosen reason is kept after a refusal. */
export function ReportDialog({ messageId, nickname, onClose }: { messageId: string; nickname: string; onClose: () => void }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const refused = useRefusal();
  const report = useMutation(reportChatMessageMutation(useApi()));
  const [reason, setReason] = useState<Reason>();
  const [tried, setTried] = useState(false);
  const reasons: readonly { value: Reason; text: string }[] = [
    { value: 'abuse', text: t`Insults or threats` },
    { value: 'spam', text: t`Advertising` },
    { value: 'fraud', text: t`Fraud` },
    { value: 'privacy', text: t`Reveals someone’s private data` },
    { value: 'begging', text: t`Begging for money` },
    { value: 'other', text: t`Something else` },
  ];
  const send = async () => {
    setTried(true);
    refused.clear();
    if (!reason || report.isPending) return;
    try {
      await report.mutateAsync({ messageId, reason });
      toasts.show({ mood: 'success', text: t`Thank you. Our team will look at the message.` });
      onClose();
    } catch (error) {
      refused.show(refusalOf(error));
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Report the message by ${nickname}`} closeText={t`Close`}>
      <FormLayout
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <RefusalNotice refusal={refused.refusal} />
        <RadioGroup
          label={t`What is wrong with it?`}
          required
          value={reason}
          onValueChange={setReason}
          options={reasons}
          error={tried && !reason ? t`Please choose a reason.` : undefined}
        />
        <SubmitButton busy={report.isPending} busyText={t`Sending`}>
          <Trans>Report</Trans>
        </SubmitButton>
      </FormLayout>
    </Dialog>
  );
}
