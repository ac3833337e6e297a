import { Trans } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import type { Payee } from '@parlour/domain';
import { Card, Page, PageHeader, Stack, WithdrawIcon } from '@parlour/ui';
import { useState } from 'react';
import * as styles from '../form/wallet.css.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawOutcome } from './withdraw-outcome.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

const nobody: Payee = { payeeName: '', bankName: '', accountNumber: '' };

/** Withdraw (page `withdraw`): the money leaves the available balance at once and waits for an operator's decision. */
export function WithdrawScreen() {
  const [asked, setAsked] = useState<Schema<'Withdrawal'> | null>(null);
  const [payee, setPayee] = useState(nobody);
  return (
    <Page>
      <Stack gap="4">
        <PageHeader id="withdraw-title" icon={<WithdrawIcon />} title={<Trans>Withdraw</Trans>} />
        <div className={styles.room}>
          <div className={styles.beside}>
            <Card>
              {asked ? (
                <WithdrawOutcome withdrawal={asked} onAgain={() => setAsked(null)} />
              ) : (
                <WithdrawForm
                  payee={payee}
                  onDone={(withdrawal, to) => {
                    setPayee(to);
                    setAsked(withdrawal);
                  }}
                />
              )}
            </Card>
            <WithdrawalList />
          </div>
        </div>
      </Stack>
    </Page>
  );
}
