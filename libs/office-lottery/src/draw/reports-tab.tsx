import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Facts, Foreign, Moment, useRefusalToast } from '@parlour/office-ui';
import { Badge, Button, Card, EmptyState, Inline, Stack, Text, useToasts } from '@parlour/ui';
import { NumbersList } from '../numbers.tsx';
import * as styles from '../numbers.css.ts';
import type { DrawPage } from '../words.ts';

/** The sources' reports, side by side, with their differences marked. */
export function ReportsTab({ page: { draw, reports, form }, mayAsk }: { page: DrawPage; mayAsk: boolean }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const tellRefusal = useRefusalToast();
  const ask = useOfficeMutation('retryDrawSources');
  const askAgain = async () => {
    try {
      await ask.mutateAsync({ body: { merchant: draw.merchant, draw: draw.draw } });
      toasts.show({ mood: 'success', text: t`The sources are being asked. What they say appears here.` });
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <Stack gap="4">
      {mayAsk && draw.status === 'closed' && (
        <div>
          <Button variant="secondary" loading={ask.isPending} loadingText={t`Asking`} onClick={() => void askAgain()}>
            <Trans>Ask the sources again</Trans>
          </Button>
        </div>
      )}
      {reports.length === 0 && (
        <EmptyState title={t`No reports`} text={t`Reports of the result by outside sources appear here. In-house draws have none.`} />
      )}
      <div className={styles.sides}>
        {reports.map((report, index) => {
          const beside = reports.length > 1 ? reports[index === 0 ? 1 : 0]?.numbers : undefined;
          return (
            <Card key={report.source}>
              <Stack gap="3">
                <Inline justify="between" gap="2">
                  <Text as="strong">
                    <Foreign text={report.source} />
                  </Text>
                  <Badge mood={report.complete ? 'win' : 'warning'}>{report.complete ? t`Complete` : t`In part`}</Badge>
                </Inline>
                <NumbersList numbers={report.numbers} form={form} beside={beside} />
                <Facts
                  entries={[
                    { key: 'host', label: t`Host`, value: <Foreign text={report.host} /> },
                    { key: 'at', label: t`Fetched`, value: <Moment at={report.at} /> },
                    { key: 'hash', label: t`Hash of the bytes`, value: <bdi className={styles.evidence}>{report.hash}</bdi> },
                  ]}
                />
              </Stack>
            </Card>
          );
        })}
      </div>
    </Stack>
  );
}
