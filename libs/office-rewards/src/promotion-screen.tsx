import { Trans, useLingui } from '@lingui/react/macro';
import { add, fromWire, isCurrency, isLanguageCode, languages, toWire } from '@parlour/domain';
import { isOfferedKind } from '@parlour/domain/rewards';
import { useOfficeQuery, useWaiting } from '@parlour/office-api/queries';
import { Facts, Foreign, HistoryOf, ListState, MadeBy, Moment, PlainPage, Sums, useAmountText, WaitingBadge } from '@parlour/office-ui';
import { Badge, Card, DataTable, Inline, Meter, Stack, Text, type RenderElement } from '@parlour/ui';
import { useState } from 'react';
import { Decisions } from './decisions.tsx';
import { Editor } from './editor.tsx';
import { decisions, kindWords, problemWords, stateWords, textWords, type Problem, type PromotionPage } from './words.ts';

export interface PromotionScreenProps {
  merchant: string;
  promotion: string;
  /** The merchant's zone, for times. */
  timeZone: string;
  mayEdit: boolean;
  /** The operator may propose a budget, a publication or a closing. */
  mayDecide: boolean;
  /** The link to the list of promotions. */
  back: RenderElement;
}

/** One promotion: its cost beside its budget, its draft, and its versions. */
export function PromotionScreen({ merchant, promotion: code, timeZone, mayEdit, mayDecide, back }: PromotionScreenProps) {
  const { t, i18n } = useLingui();
  const found = useOfficeQuery('getOfficePromotion', { query: { merchant, promotion: code } });
  const waits = useWaiting('promotion', decisions)(`${merchant}/${code}`);
  const [shown, setShown] = useState(0);
  const page = found.data;
  return (
    <PlainPage title={page?.promotion.title ?? code} back={{ text: t`Promotions`, render: back }} wide>
      <ListState query={found} rows={page ? 1 : 0} empty={t`There is no such promotion`} emptyText={t`It may be another merchant’s.`}>
        {page && (
          <Stack gap="5">
            <Inline gap="2">
              <Badge mood={stateWords[page.promotion.state].mood}>{i18n._(stateWords[page.promotion.state].text)}</Badge>
              {waits && <WaitingBadge />}
              <Text tone="muted">
                {kindWords[page.promotion.kind] ? i18n._(kindWords[page.promotion.kind]!) : page.promotion.kind} · {code}
              </Text>
            </Inline>
            <Cost page={page} />
            {mayDecide && <Decisions page={page} />}
            {page.problems.length > 0 && <Problems of={page.problems} />}
            {isOfferedKind(page.promotion.kind) && isCurrency(page.promotion.budget.currency) && (
              <Editor
                key={shown}
                page={page}
                kind={page.promotion.kind}
                currency={page.promotion.budget.currency}
                timeZone={timeZone}
                mayEdit={mayEdit}
                onTheirs={() => setShown(shown + 1)}
              />
            )}
            <Versions of={page.versions} />
            <HistoryOf kind="promotion" id={`${merchant}/${code}`} />
          </Stack>
        )}
      </ListState>
    </PlainPage>
  );
}

/** What was given and what is left, and what a claim costs. */
function Cost({ page: { promotion, cost, closed } }: { page: PromotionPage }) {
  const { t, i18n } = useLingui();
  const { budget, given, returned, claims } = promotion;
  const funded = add(fromWire(budget), fromWire(given));
  // Bars are drawn in thousandths: amounts stay whole numbers of minor units.
  const share = funded.minor === 0n ? 0 : Number((fromWire(given).minor * 1000n) / funded.minor);
  const amountText = useAmountText();
  const amount = (of: typeof given) => amountText(of.amount, of.currency);
  return (
    <Card>
      <Stack gap="4">
        <Meter
          label={t`Budget`}
          value={share}
          max={1000}
          text={t`${amount(given)} of ${amount(toWire(funded))} given`}
          high={900}
          highText={t`Less than a tenth is left`}
        />
        <Facts
          entries={[
            { key: 'left', label: t`Left`, value: <Sums of={[budget]} /> },
            { key: 'returned', label: t`Went back`, value: <Sums of={[returned]} /> },
            { key: 'claims', label: t`Claims`, value: i18n.number(claims) },
            ...(cost?.expected ? [{ key: 'expected', label: t`A claim costs, on average`, value: <Sums of={[cost.expected]} /> }] : []),
            ...(cost
              ? [{ key: 'worst', label: t`A claim costs, at most`, value: cost.worst ? <Sums of={[cost.worst]} /> : t`No limit` }]
              : []),
            ...(cost?.total ? [{ key: 'total', label: t`All claims cost, at most`, value: <Sums of={[cost.total]} /> }] : []),
            ...(closed
              ? [
                  {
                    key: 'closed',
                    label: t`Closed early`,
                    value: (
                      <>
                        <Foreign text={closed.by} />, <Moment at={closed.at} />: <Foreign text={closed.reason} />
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

function Problems({ of }: { of: readonly Problem[] }) {
  const { i18n } = useLingui();
  const name = (code: string) => (isLanguageCode(code) ? languages[code].name : code);
  return (
    <Card>
      <Stack gap="2">
        <Text as="strong">
          <Trans>It cannot be published yet</Trans>
        </Text>
        <ul>
          {of.map((problem) => (
            <li key={JSON.stringify(problem)}>
              {[
                i18n._(problemWords[problem.code]),
                problem.text && i18n._(textWords[problem.text]),
                problem.language && name(problem.language),
                problem.found,
              ]
                .filter(Boolean)
                .join(' · ')}
              {problem.needed && (
                <>
                  {' · '}
                  <Sums of={[problem.needed]} />
                </>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function Versions({ of }: { of: PromotionPage['versions'] }) {
  const { t, i18n } = useLingui();
  return (
    <DataTable
      caption={t`Versions`}
      rows={of}
      rowKey={({ version }) => String(version)}
      columns={[
        { key: 'version', header: t`Version`, card: 'lead', cell: ({ version }) => i18n.number(version) },
        { key: 'at', header: t`Published`, cell: ({ at }) => <Moment at={at} /> },
        { key: 'by', header: t`Written by`, cell: ({ by }) => <MadeBy by={by} /> },
        { key: 'approvedBy', header: t`Approved by`, cell: ({ approvedBy }) => <Foreign text={approvedBy ?? ''} /> },
        { key: 'reason', header: t`Reason`, cell: ({ reason }) => <Foreign text={reason ?? ''} /> },
        {
          key: 'terms',
          header: t`Terms`,
          cell: ({ terms }) => (
            <details>
              <summary>
                <Trans>Show</Trans>
              </summary>
              <pre dir="ltr">{JSON.stringify(terms, null, 2)}</pre>
            </details>
          ),
        },
      ]}
    />
  );
}
