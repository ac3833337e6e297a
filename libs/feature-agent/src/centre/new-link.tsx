// @flag agentPolicy
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createRegisterLinkMutation, errorMessage, useApi, type Schema } from '@parlour/api';
import { asciiDigits, Button, Dialog, FormError, FormLayout, Select, TextField } from '@parlour/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountTerms, groupFrom, wholeNumber, type Terms } from './account-terms.tsx';

/** The possible validity of a link, in days. */
const lifetimes = [1, 7, 30, 90, 365];

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Creates a registration link with the type and group that all accounts registered with it get. */
export function NewLink({ onClose, onMade }: { onClose: () => void; onMade: (link: Schema<'RegisterLink'>) => void }) {
  const { t, i18n } = useLingui();
  const create = useMutation(createRegisterLinkMutation(useApi(), useQueryClient()));
  const [terms, setTerms] = useState<Terms>({ type: 0, group: '' });
  const [channel, setChannel] = useState('');
  const [uses, setUses] = useState('100');
  const [days, setDays] = useState(0);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const group = groupFrom(terms.group);
    const count = wholeNumber(asciiDigits(uses), 1, 100_000);
    if (channel.trim() === '') return setProblem(t`Please name the channel.`);
    if (count === undefined) return setProblem(t`Please enter how many accounts may register: from 1 to 100000.`);
    if (terms.group.trim() !== '' && group === undefined) return setProblem(t`Please enter a prize group from 1700 to 2000.`);
    create.mutate(
      {
        type: terms.type,
        uses: count,
        channel: channel.trim(),
        ...(group !== undefined && { group }),
        ...(days > 0 && { expiresAt: inDays(days) }),
      },
      { onSuccess: onMade, onError: (error) => setProblem(i18n._(errorMessage(error))) },
    );
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`New registration link`} closeText={t`Close`} coverCloses={false}>
      <FormLayout
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormError message={problem} />
        <TextField
          label={t`Channel`}
          hint={t`Where you publish it; only you see this.`}
          required
          maxLength={40}
          dir="auto"
          value={channel}
          onChange={({ currentTarget }) => setChannel(currentTarget.value)}
        />
        <AccountTerms terms={terms} onChange={setTerms} />
        <TextField
          label={t`Uses`}
          required
          inputMode="numeric"
          dir="ltr"
          value={uses}
          onChange={({ currentTarget }) => setUses(currentTarget.value)}
        />
        <Select
          label={t`Expires`}
          value={String(days)}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          options={[
            { value: '0', text: t`Never` },
            ...lifetimes.map((count) => ({ value: String(count), text: t`${plural(count, { one: 'In # day', other: 'In # days' })}` })),
          ]}
        />
        <Button type="submit" loading={create.isPending} loadingText={t`Saving`}>
          <Trans>Create the link</Trans>
        </Button>
      </FormLayout>
    </Dialog>
  );
}
