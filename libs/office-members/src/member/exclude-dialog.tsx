import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog } from '@parlour/office-ui';
import { Select } from '@parlour/ui';
import { useState } from 'react';
import type { MemberProfile } from './member-screen.tsx';

const day = 86_400_000;
/** In days; null is for good. */
const spans = { day: 1, week: 7, month: 30, halfYear: 182, year: 365, forGood: null } as const;
type Span = keyof typeof spans;

interface ExcludeDialogProps {
  open: boolean;
  member: MemberProfile;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Keeps a member from betting for a while; an exclusion is only ever extended. */
export function ExcludeDialog({ open, member: { id, username }, onClose, onDone }: ExcludeDialogProps) {
  const { t } = useLingui();
  const exclude = useOfficeMutation('excludeMember');
  const [span, setSpan] = useState<Span>('week');
  const texts: Record<Span, string> = {
    day: t`1 day`,
    week: t`7 days`,
    month: t`30 days`,
    halfYear: t`6 months`,
    year: t`1 year`,
    forGood: t`For good`,
  };
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t`Exclude ${username} from betting?`}
      label={t`Why?`}
      hint={t`It can be made longer, never shorter. Winnings can still be withdrawn. Your reason is kept in the audit log.`}
      confirmText={t`Exclude`}
      onConfirm={async (reason) => {
        const days = spans[span];
        const until = days === null ? undefined : new Date(Date.now() + days * day).toISOString();
        await exclude.mutateAsync({ body: { member: id, reason, ...(until !== undefined && { until }) } });
        onDone(t`${username} can no longer bet.`);
      }}
    >
      <Select
        label={t`For how long`}
        value={span}
        onChange={({ target }) => setSpan(target.value as Span)}
        options={(Object.keys(spans) as Span[]).map((value) => ({ value, text: texts[value] }))}
      />
    </ReasonDialog>
  );
}
