import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery, useQueueChange } from '@parlour/office-api/queries';
import { Amount, Foreign, isPutAside, Moment, useRefusalText } from '@parlour/office-ui';
import { Badge, Button, FormError, Inline, Stack, Text, TextLink, type BadgeProps } from '@parlour/ui';
import { useState } from 'react';
import type { Method } from './method-texts.tsx';

type TestPayment = components['schemas']['TestPayment'];

const statuses: Record<TestPayment['status'], { text: MessageDescriptor; mood: BadgeProps['mood'] }> = {
  pending: { text: msg`Waits for the payment`, mood: 'accent' },
  succeeded: { text: msg`Works`, mood: 'win' },
  failed: { text: msg`Failed`, mood: 'danger' },
  cancelled: { text: msg`Not paid`, mood: 'neutral' },
};
const problems: Record<NonNullable<TestPayment['problem']>, MessageDescriptor> = {
  refused: msg`The provider refused to begin it.`,
  unreachable: msg`The provider did not answer as it should.`,
};

/**
 * Tries a payment method with a payment of the smallest amount, which the operator pays and gets back; shows the outcome of the latest
 * ones.
 */
export function TestPayments({ method: { merchant, method }, mayTest }: { method: Method; mayTest: boolean }) {
  const { t, i18n } = useLingui();
  const textOf = useRefusalText();
  const tests = useOfficeQuery('listTestPayments', { query: { merchant } });
  const begin = useOfficeMutation('testPaymentMethod');
  const [problem, setProblem] = useState<string>();
  useQueueChange('deposits', merchant, () => void tests.refetch());
  const own = tests.data?.list.filter((each) => each.method === method).slice(0, 5) ?? [];
  const test = async () => {
    setProblem(undefined);
    try {
      await begin.mutateAsync({ body: { merchant, method } });
    } catch (error) {
      if (!isPutAside(error)) setProblem(textOf(error));
    }
  };
  if (!mayTest && own.length === 0) return null;
  return (
    <Stack gap="3">
      <Text as="strong">
        <Trans>Test payment</Trans>
      </Text>
      {mayTest && (
        <>
          <Text size="s" tone="muted">
            <Trans>
              You pay the smallest amount on the provider’s page. It is not credited to any member, and the provider refunds it. It works
              while the method is off, too.
            </Trans>
          </Text>
          {problem !== undefined && <FormError message={problem} />}
          <div>
            <Button size="s" variant="secondary" loading={begin.isPending} loadingText={t`Asking the provider`} onClick={() => void test()}>
              <Trans>Make a test payment</Trans>
            </Button>
          </div>
        </>
      )}
      {own.map(({ id, status, amount, currency, cashierUrl, by, at, problem: why }) => (
        <Stack key={id} gap="1">
          <Inline gap="2">
            <Badge mood={statuses[status].mood}>{i18n._(statuses[status].text)}</Badge>
            <Amount amount={amount} currency={currency} />
            {cashierUrl !== null && (
              <TextLink href={cashierUrl} target="_blank" rel="noopener noreferrer">
                <Trans>Open the payment page</Trans>
              </TextLink>
            )}
          </Inline>
          <Text size="s" tone="muted">
            <Moment at={at} /> · <Foreign text={by} />
          </Text>
          {why !== null && <Text size="s">{i18n._(problems[why])}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
