import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { components, ProposableOperation } from '@parlour/office-api/contract';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, Moment, ReasonDialog, RevealDialog, useRefusalToast, useRevealed } from '@parlour/office-ui';
import { Badge, Button, Card, ConfirmDialog, EyeIcon, Inline, Stack, Text, useToasts, type BadgeProps } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { BulkProgress } from './bulk-progress.tsx';
import { EffectText } from './effect-text.tsx';

type Proposal = components['schemas']['Proposal'];
type Change = components['schemas']['ProposedChange'];

const titles: Record<ProposableOperation, MessageDescriptor> = {
  approveWithdrawal: msg`Approve a withdrawal`,
  rejectWithdrawal: msg`Reject a withdrawal`,
  forceWithdrawal: msg`End a dispute without proof`,
  adjustBalance: msg`Correct a balance`,
  blockMembers: msg`Block members`,
  tagMembers: msg`Change the tags of members`,
  messageMembers: msg`Write to members`,
  repayDebt: msg`Take a debt from the balance`,
  writeOffDebt: msg`Write off a debt`,
  writeOffClaim: msg`Write off a claim between agents`,
  offerPlatformContract: msg`Offer an agent a contract`,
  decideAgentBill: msg`Decide on a dividend`,
  decideLineTransfer: msg`Decide on a transfer`,
  setAgentPolicy: msg`Change the policy of agents`,
  setUpline: msg`Move an account to another upline`,
  resetMemberPassword: msg`Give a member a new password`,
  clearPaymentPassword: msg`Clear a payment password`,
  clearAuthenticator: msg`Turn off a member’s authenticator`,
  addOperator: msg`Invite an operator`,
  setOperatorRoles: msg`Change an operator’s roles`,
  createRole: msg`Create a role`,
  changeRole: msg`Change a role`,
  deleteRole: msg`Delete a role`,
  removeOperator: msg`Remove an operator`,
  resetOperator: msg`Reset an operator’s access`,
  applyFeed: msg`Import a vendor’s games`,
  creditDeposit: msg`Credit a deposit by evidence`,
  changePaymentMethod: msg`Change a payment method`,
  switchPaymentMethod: msg`Turn a payment method on or off`,
  replaceProviderKey: msg`Replace a key of a payment provider`,
  endProviderKeyOverlap: msg`Accept only one key of a payment provider`,
  replaceVendorKey: msg`Replace the key of a vendor`,
  endVendorKeyOverlap: msg`Accept only one key of a vendor`,
  orderPaymentMethods: msg`Reorder payment methods`,
  changeLotteryCalendar: msg`Change the calendar of a lottery`,
  setLotteryException: msg`Skip, move or add a draw`,
  removeLotteryException: msg`Remove an exception from a lottery’s calendar`,
  voidDraw: msg`Void a draw`,
  voidDrawPrizes: msg`Void prizes of a draw`,
  correctDraw: msg`Correct the result of a draw`,
  voidLotteryLine: msg`Void a lottery bet`,
  changeLotteryPack: msg`Change lottery odds and limits`,
  publishContent: msg`Publish content`,
  publishLegal: msg`Publish a legal text`,
  changePointsTerms: msg`Change the terms of points`,
  changeVipTerms: msg`Change the VIP levels`,
  changeRebateTerms: msg`Change the rebate`,
  sendBroadcast: msg`Send a broadcast`,
  fundPromotion: msg`Change the budget of a promotion`,
  publishPromotion: msg`Publish a promotion`,
  closePromotion: msg`Close a promotion early`,
  decidePromotionEntry: msg`Decide on an application`,
  forfeitMemberBonus: msg`End a bonus`,
  giveMemberReward: msg`Give a reward`,
  limitMember: msg`Limit what a member deposits`,
  correctMember: msg`Correct a member’s name or contact`,
  exportMember: msg`Export what is stored about a member`,
  eraseMember: msg`Erase a member’s personal data`,
  saveRiskRule: msg`Change a risk rule`,
  setSetting: msg`Change a setting`,
  revertSetting: msg`Give a setting back to the brand`,
};
const fields: Record<Change['field'], MessageDescriptor> = {
  status: msg`Status`,
  name: msg({ message: 'Name', context: 'of a person' }),
  mobile: msg`Mobile number`,
  depositsADay: msg`Deposits in a day`,
  depositsAWeek: msg`Deposits in 7 days`,
  depositsAMonth: msg`Deposits in 30 days`,
  bonus: msg`Bonus`,
  debt: msg`Debt`,
  access: msg`Access`,
  roles: msg`Roles`,
  email: msg`E-mail`,
  permission: msg`Permission`,
  password: msg`Password`,
  paymentPassword: msg`Payment password`,
  authenticator: msg`Authenticator`,
  personalData: msg`Personal data`,
  dataFile: msg`File with the data`,
  value: msg`Value`,
  min: msg`Least amount`,
  max: msg`Greatest amount`,
  fee: msg`Provider’s fee`,
  countries: msg`Countries`,
  hours: msg`Hours`,
  minLevel: msg`From VIP level`,
  order: msg`Order`,
  from: msg`Begins`,
  to: msg`Ends`,
  upline: msg`Upline`,
  policy: msg`Policy`,
  state: msg`State`,
  version: msg`Version`,
  terms: msg`Terms`,
  texts: msg`Texts`,
  budget: msg`Budget`,
  expectedCost: msg`A claim costs, on average`,
  worstCost: msg`A claim costs, at most`,
  segment: msg`Segment`,
  members: msg`Members`,
  newGames: msg`New games`,
  changedGames: msg`Changed games`,
  gamesBack: msg`Games that come back`,
  reference: msg`Provider’s reference`,
  calendar: msg`Calendar`,
  day: msg`Day`,
  result: msg`Result`,
  voidPrizes: msg`Prizes that are void`,
  refund: msg`Gives back`,
  payout: msg`Paid until now`,
  odds: msg`Odds (cost units), RTP`,
  limits: msg`Limits`,
  offer: msg`Offer`,
  goneGames: msg`Games that are retired`,
  offered: msg`New games at merchants`,
  message: msg`Message`,
  tagsAdded: msg`Tags to add`,
  tagsRemoved: msg`Tags to remove`,
  key: msg`Fingerprint`,
  overlap: msg`Both keys are accepted for`,
};
const statuses: Record<Proposal['status'], { text: MessageDescriptor; mood: BadgeProps['mood'] }> = {
  open: { text: msg`Waiting`, mood: 'accent' },
  approved: { text: msg`Approved`, mood: 'accent' },
  stopped: { text: msg`Stopped`, mood: 'warning' },
  executed: { text: msg`Done`, mood: 'win' },
  failed: { text: msg`Could not be done`, mood: 'danger' },
  rejected: { text: msg`Rejected`, mood: 'neutral' },
  withdrawn: { text: msg`Withdrawn`, mood: 'neutral' },
  expired: { text: msg`Expired`, mood: 'neutral' },
  stale: { text: msg`Changed meanwhile`, mood: 'warning' },
};

export interface ProposalCardProps {
  proposal: Proposal;
  /** Receives the answer of the operation that this operator's approval carried out; the card may be gone by then. */
  onDone: (result: Record<string, unknown>) => void;
  /** A link to what it is about; by default only its name. */
  subject?: ReactNode;
  /** What to review before deciding (office O13). */
  evidence?: ReactNode;
  /** Whether the roles show personal data in clear, of which the card shows the masked form. */
  mayReveal?: boolean;
}

/** What an approval changes, who proposes it and why, and what this operator may do about it. */
export function ProposalCard({ proposal, onDone, subject: about, evidence, mayReveal = false }: ProposalCardProps) {
  const { t, i18n } = useLingui();
  const tellRefusal = useRefusalToast();
  const toasts = useToasts();
  const approve = useOfficeMutation('approveProposal');
  const reject = useOfficeMutation('rejectProposal');
  const withdraw = useOfficeMutation('withdrawProposal');
  const again = useOfficeMutation('proposeAgain');
  const stop = useOfficeMutation('stopProposal');
  const resume = useOfficeMutation('resumeProposal');
  const reveal = useOfficeMutation('revealProposal');
  const [asks, setAsks] = useState<'approve' | 'reject' | 'reveal'>();
  const [clear, show] = useRevealed<Change[]>();
  const { id, hash, merchant, operation, command, subject, reason, effect, by, at, expires, status, decidedBy, outcome } = proposal;
  const changes = clear ?? proposal.changes;
  const title = operation in titles ? i18n._(titles[operation as ProposableOperation]) : command;

  const told = (text: string) => toasts.show({ mood: 'success', text });
  const approveIt = async () => {
    try {
      const answer = await approve.mutateAsync({ body: { id, hash } });
      if (answer.result) {
        onDone(answer.result);
        told(answer.proposal.status === 'approved' ? t`Approved. It is being done.` : t`Approved and done.`);
      } else if (answer.proposal.status === 'stale')
        toasts.show({ mood: 'danger', text: t`Nothing was done: this has changed since it was proposed.` });
      else toasts.show({ mood: 'danger', text: t`Nothing was done: ${answer.proposal.outcome ?? ''}` });
    } catch (error) {
      tellRefusal(error);
    } finally {
      setAsks(undefined);
    }
  };
  const facts: { key: string; label: string; value: ReactNode }[] = [
    { key: 'subject', label: t`Subject`, value: about ?? <Foreign text={subject.name} /> },
    ...changes.map((change, index) => ({
      key: `${change.field} ${index}`,
      label: i18n._(fields[change.field]),
      value: <Change {...change} />,
    })),
    ...(effect ? [{ key: 'effect', label: t`Effect`, value: <EffectText {...effect} /> }] : []),
    ...(reason ? [{ key: 'why', label: t`Reason`, value: <Foreign text={reason} /> }] : []),
    ...(outcome === null ? [] : [{ key: 'outcome', label: t`Answer`, value: <Foreign text={outcome} /> }]),
  ];
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="1">
          <Inline justify="between">
            <Text as="strong" size="l">
              {title}
            </Text>
            <Badge mood={statuses[status].mood}>{i18n._(statuses[status].text)}</Badge>
          </Inline>
          <Text size="s" tone="muted">
            <Trans>
              <Foreign text={by} />, <Moment at={at} />
            </Trans>
            {merchant !== null && ` · ${merchant}`}
            {status === 'open' && (
              <>
                {' · '}
                <Trans>
                  waits until <Moment at={expires} />
                </Trans>
              </>
            )}
            {proposal.notBefore !== null && (
              <>
                {' · '}
                <Trans>
                  not before <Moment at={proposal.notBefore} />
                </Trans>
              </>
            )}
            {decidedBy !== null && (
              <>
                {' · '}
                <Trans>
                  decided by <Foreign text={decidedBy} />
                </Trans>
              </>
            )}
          </Text>
        </Stack>
        <Facts entries={facts} />
        {status === 'open' && evidence}
        {proposal.progress && <BulkProgress proposal={proposal} progress={proposal.progress} />}
        <Inline justify="end" gap="2">
          {proposal.masked && mayReveal && clear === undefined && (
            <Button variant="ghost" size="s" icon={<EyeIcon size="s" />} onClick={() => setAsks('reveal')}>
              <Trans>Show what is hidden</Trans>
            </Button>
          )}
          {proposal.maySteer && (
            <Button
              variant="secondary"
              size="s"
              loading={stop.isPending || resume.isPending}
              onClick={() => (status === 'stopped' ? resume : stop).mutate({ body: { id } }, { onError: tellRefusal })}
            >
              {status === 'stopped' ? <Trans>Continue with the rest</Trans> : <Trans>Stop</Trans>}
            </Button>
          )}
          {proposal.own && status === 'open' && (
            <Button
              variant="secondary"
              size="s"
              loading={withdraw.isPending}
              onClick={() =>
                withdraw.mutate({ body: { id } }, { onSuccess: () => told(t`Withdrawn. Nothing was changed.`), onError: tellRefusal })
              }
            >
              <Trans>Withdraw the proposal</Trans>
            </Button>
          )}
          {(status === 'stale' || status === 'failed' || status === 'expired') && (
            <Button
              variant="secondary"
              size="s"
              loading={again.isPending}
              onClick={() =>
                again.mutate({ body: { id } }, { onSuccess: () => told(t`Proposed. Another operator decides.`), onError: tellRefusal })
              }
            >
              <Trans>Propose again</Trans>
            </Button>
          )}
          {proposal.mayDecide && (
            <>
              <Button variant="secondary" size="s" onClick={() => setAsks('reject')}>
                <Trans>Reject</Trans>
              </Button>
              <Button size="s" onClick={() => setAsks('approve')}>
                <Trans>Approve</Trans>
              </Button>
            </>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        open={asks === 'approve'}
        onOpenChange={(next) => !next && setAsks(undefined)}
        title={title}
        text={<Trans>Approve what {by} proposed? It is done at once.</Trans>}
        confirmText={t`Approve`}
        cancelText={t`Cancel`}
        closeText={t`Close`}
        busy={approve.isPending}
        onConfirm={() => void approveIt()}
      >
        <Facts entries={facts.slice(0, 1 + changes.length + (effect ? 1 : 0))} />
      </ConfirmDialog>
      {asks === 'reveal' && (
        <RevealDialog
          onClose={() => setAsks(undefined)}
          onReveal={async (why) => show((await reveal.mutateAsync({ body: { id, reason: why } })).changes)}
        />
      )}
      {asks === 'reject' && (
        <ReasonDialog
          open
          onClose={() => setAsks(undefined)}
          title={title}
          label={t`Reason`}
          hint={t`${by} reads this.`}
          confirmText={t`Reject`}
          onConfirm={async (why) => {
            await reject.mutateAsync({ body: { id, reason: why } });
            told(t`Rejected. Nothing was changed.`);
          }}
        />
      )}
    </Card>
  );
}

function Change({ field, before, after }: Change) {
  const { i18n } = useLingui();
  const words = field === 'access' ? accesses : field === 'offered' ? offers : undefined;
  const text = (value: string) => {
    if (words) return i18n._(words[value] ?? msg`None`);
    const sum = /^(-?\d+(?:\.\d+)?) ([A-Z]{3,5})$/.exec(value);
    if (sum) return <Amount amount={sum[1]!} currency={sum[2]!} />;
    return counted.has(field) && /^\d+$/.test(value) ? i18n.number(Number(value)) : <Foreign text={value} />;
  };
  if (before === null && after === null) return field === 'password' ? <Trans>A new one, for one day</Trans> : <Trans>Taken away</Trans>;
  if (before === null) return text(after!);
  return (
    <>
      <s>{text(before)}</s> {after === null ? i18n._(msg`None`) : text(after)}
    </>
  );
}

/** The fields that are numbers of games. */
const counted: ReadonlySet<Change['field']> = new Set(['newGames', 'changedGames', 'gamesBack', 'goneGames']);
const offers: Readonly<Record<string, MessageDescriptor>> = { playable: msg`Offered at once`, unavailable: msg`Not offered yet` };
const accesses: Readonly<Record<string, MessageDescriptor>> = { own: msg`Own log-in and key`, link: msg`A new link` };
