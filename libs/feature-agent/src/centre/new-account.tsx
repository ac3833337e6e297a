// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { createDownlineAccountMutation, errorMessage, teamAccountsQuery, useApi } from '@parlour/api';
import { formatToMinute } from '@parlour/domain';
import { useCopy } from '@parlour/forms';
import { Button, CopyIcon, Dialog, FormError, FormLayout, Stack, Summary, Text, TextField } from '@parlour/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ShareFields, shareFrom, typedShare, type TypedShare } from './share-fields.tsx';
import { AccountTerms, groupFrom, type Terms } from './account-terms.tsx';

/** Creates a direct downline account. Its one-time password is shown only once, until the dialog closes. */
export function NewAccount({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const copy = useCopy();
  const api = useApi();
  const create = useMutation({ ...createDownlineAccountMutation(api, useQueryClient()), gcTime: 0 });
  // Null if rebates are not paid out of a pool.
  const ownShare = useQuery(teamAccountsQuery(api, { pageSize: 1 })).data?.ownShare ?? null;
  const [share, setShare] = useState<TypedShare>();
  const [terms, setTerms] = useState<Terms>({ type: 0, group: '' });
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const group = groupFrom(terms.group);
    if (username.trim() === '') return setProblem(t`Please enter a username.`);
    if (terms.group.trim() !== '' && group === undefined) return setProblem(t`Please enter a prize group from 1700 to 2000.`);
    const taken = ownShare ? shareFrom(share ?? typedShare(ownShare), ownShare) : undefined;
    if (ownShare && !taken) return setProblem(t`Please choose a share that is at most your own.`);
    create.mutate(
      { username: username.trim(), type: terms.type, ...(group !== undefined && { group }), ...(taken && { share: taken }) },
      { onError: (error) => setProblem(i18n._(errorMessage(error))) },
    );
  };
  const made = create.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={made ? t`The account has been created` : t`New account`}
      closeText={t`Close`}
      coverCloses={false}
    >
      {made ? (
        <Stack gap="4">
          <Text>
            <Trans>Give this password to the account’s owner now: it is not shown again, and must be changed at the first log-in.</Trans>
          </Text>
          <Summary
            entries={[
              { key: 'account', label: t`Username`, value: <bdi>{made.account}</bdi> },
              { key: 'password', label: t`One-time password`, value: <bdi dir="ltr">{made.oneTimePassword}</bdi> },
              { key: 'until', label: t`Valid until`, value: formatToMinute(made.validUntil, i18n.locale) },
            ]}
          />
          <Button icon={<CopyIcon />} onClick={() => void copy(made.oneTimePassword, t`The password was copied.`)}>
            <Trans>Copy the password</Trans>
          </Button>
        </Stack>
      ) : (
        <FormLayout
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <FormError message={problem} />
          <TextField
            label={t`Username`}
            required
            maxLength={60}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={({ currentTarget }) => setUsername(currentTarget.value)}
          />
          <AccountTerms terms={terms} onChange={setTerms} />
          {ownShare && <ShareFields own={ownShare} value={share ?? typedShare(ownShare)} onChange={setShare} />}
          <Button type="submit" loading={create.isPending} loadingText={t`Saving`}>
            <Trans>Create the account</Trans>
          </Button>
        </FormLayout>
      )}
    </Dialog>
  );
}
