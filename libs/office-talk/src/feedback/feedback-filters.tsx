import { useLingui } from '@lingui/react/macro';
import type { FeedbackType } from '@parlour/domain';
import { Select } from '@parlour/ui';
import { useStatusNames, useTopicNames, type FeedbackStatus } from './feedback-names.tsx';

/** As in the address; open feedback if it names no state. */
export interface FeedbackFilters {
  about?: FeedbackType | undefined;
  state?: FeedbackStatus | 'all' | undefined;
  /** An operator, or `nobody`. */
  assignee?: string | undefined;
}

export interface FeedbackFilterFieldsProps {
  filters: FeedbackFilters;
  onFilter: (change: FeedbackFilters) => void;
  operator: string;
}

export function FeedbackFilterFields({ filters: { about, state, assignee }, onFilter, operator }: FeedbackFilterFieldsProps) {
  const { t } = useLingui();
  const topics = useTopicNames();
  const states = useStatusNames();
  return (
    <>
      <Select
        label={t`State`}
        hideLabel
        value={state ?? 'open'}
        onChange={({ target }) => onFilter({ state: target.value === 'open' ? undefined : (target.value as FeedbackFilters['state']) })}
        options={[...Object.entries(states).map(([value, text]) => ({ value, text })), { value: 'all', text: t`Every state` }]}
      />
      <Select
        label={t`About`}
        hideLabel
        value={about ?? ''}
        onChange={({ target }) => onFilter({ about: (target.value || undefined) as FeedbackFilters['about'] })}
        options={[{ value: '', text: t`Any topic` }, ...Object.entries(topics).map(([value, text]) => ({ value, text }))]}
      />
      <Select
        label={t`Assignee`}
        hideLabel
        value={assignee ?? ''}
        onChange={({ target }) => onFilter({ assignee: target.value || undefined })}
        options={[
          { value: '', text: t`Any assignee` },
          { value: operator, text: t`Assigned to me` },
          { value: 'nobody', text: t`Unassigned` },
          ...(assignee && assignee !== 'nobody' && assignee !== operator ? [{ value: assignee, text: assignee }] : []),
        ]}
      />
    </>
  );
}
