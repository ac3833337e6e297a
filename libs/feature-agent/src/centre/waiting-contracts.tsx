// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { consolidatedContractsQuery, useApi, useMember } from '@parlour/api';
import { useNavigate } from '@parlour/routes';
import { Button, Checkbox, Dialog, Stack, Text } from '@parlour/ui';
import { store, stored } from '@parlour/ui/browser-storage';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kindNames } from './contract-words.ts';

const key = 'parlour-contracts';
const day = 24 * 3600 * 1000;
/** The log-in during which it was closed: every page of the centre mounts it again. */
let closedAfter: string | undefined;

/** After the log-in: offers and requested endings that wait for an answer, unless hidden for a day (agents.md 14, consolidated popup). */
export function WaitingContracts() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { id = '', previousLoginAt = null } = useMember() ?? {};
  const logIn = `${id} ${previousLoginAt}`;
  const { data } = useQuery(consolidatedContractsQuery(useApi()));
  const [closed, setClosed] = useState(() => closedAfter === logIn || isHidden(id));
  const [forToday, setForToday] = useState(false);
  const waiting =
    data?.enableCt === true
      ? data.contracts.filter(({ state, side, endingAskedBy }) =>
          state === 'offered' ? side === 'holder' : state === 'ending' && endingAskedBy !== side,
        )
      : [];
  if (closed || waiting.length === 0) return null;
  const close = () => {
    if (forToday) hide(id);
    closedAfter = logIn;
    setClosed(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t`Contracts wait for your answer`}
      closeText={t`Close`}
      footer={
        <Button
          onClick={() => {
            close();
            void navigate({ to: '/agentHome/contracts', search: { kind: waiting[0]!.kind } as never });
          }}
        >
          <Trans>Go to my contracts</Trans>
        </Button>
      }
    >
      <Stack gap="3">
        {waiting.map(({ contractId, kind, state, account, side }) => {
          const name = i18n._(kindNames[kind]);
          return (
            <Text key={contractId}>
              {state === 'offered'
                ? t`${name}: an offer to you`
                : side === 'holder'
                  ? t`${name}: your upline asks to end it`
                  : t`${name}: ${account} asks to end it`}
            </Text>
          );
        })}
        <Checkbox
          label={t`Do not show this again today`}
          checked={forToday}
          onChange={({ currentTarget }) => setForToday(currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function isHidden(account: string): boolean {
  const [whose, until] = (stored('browser', key) ?? '').split(' ');
  return whose === account && Date.now() < Number(until);
}

/** Without storage it is shown again. */
function hide(account: string): void {
  store('browser', key, `${account} ${Date.now() + day}`);
}
