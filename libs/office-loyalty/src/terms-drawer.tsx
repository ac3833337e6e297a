import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { ReasonDialog, useLeaving, useTold } from '@parlour/office-ui';
import { Button, Drawer, Stack, Text, TextArea } from '@parlour/ui';
import { useState } from 'react';
import { isRate, subjectWords, type Terms } from './words.ts';

/** The terms of one subject as the contract has them; the gateway says what is wrong with a change. */
export function TermsDrawer({ terms: row, mayChange, onClose }: { terms: Terms; mayChange: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const others = useOfficeMutation('changeLoyaltyTerms');
  const rates = {
    points: useOfficeMutation('changePointsTerms'),
    vip: useOfficeMutation('changeVipTerms'),
    rebate: useOfficeMutation('changeRebateTerms'),
  };
  const change = isRate(row.subject) ? rates[row.subject] : others;
  const inForce = JSON.stringify(row.terms[row.subject], null, 2);
  const [text, setText] = useState(inForce);
  const [isAsking, setAsking] = useState(false);
  const value = parsed(text);
  const { leave, question } = useLeaving(text !== inForce, onClose);
  return (
    <>
      <Drawer open onOpenChange={(next) => !next && leave()} title={i18n._(subjectWords[row.subject])} closeText={t`Close`}>
        <Stack gap="4">
          <Text tone="muted">
            <Trans>
              Amounts are decimals of the merchant’s currency, rates per cent. Periods that have begun keep the terms they began with.
            </Trans>
          </Text>
          <TextArea
            label={t`Terms`}
            rows={24}
            dir="ltr"
            spellCheck={false}
            readOnly={!mayChange}
            error={value === undefined ? t`This can’t be read: look at brackets, quotes and commas.` : undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {mayChange && (
            <Button disabled={value === undefined} onClick={() => setAsking(true)}>
              <Trans>Save as the next version</Trans>
            </Button>
          )}
        </Stack>
      </Drawer>
      {question}
      {isAsking && value !== undefined && (
        <ReasonDialog
          open
          destructive={false}
          onClose={() => setAsking(false)}
          title={t`Change ${i18n._(subjectWords[row.subject])} at ${row.merchant}`}
          label={t`Reason`}
          hint={isRate(row.subject) ? t`A second operator decides.` : undefined}
          confirmText={isRate(row.subject) ? t`Propose it` : t`Save`}
          onConfirm={async (reason) => {
            const terms: Terms['terms'] = { [row.subject]: value };
            told(await change.mutateAsync({ body: { merchant: row.merchant, version: row.version, terms, reason } }), t`Saved.`);
          }}
        />
      )}
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
