import { Trans, useLingui } from '@lingui/react/macro';
import { languages, type LanguageCode } from '@parlour/domain';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { Amount, Facts, Foreign, Moment, RevealDialog, useRevealed } from '@parlour/office-ui';
import { Badge, Button, EyeIcon, Inline, Stack } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { Block } from './block.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import type { MemberProfile } from './member-screen.tsx';
import { MemberTags } from './tags.tsx';
import * as styles from './member.css.ts';

export interface OverviewProps {
  member: MemberProfile;
  mayReveal: boolean;
  mayTag: boolean;
  /** Or propose it. */
  mayCorrect: boolean;
  linkTo: (member: string, text: ReactNode) => ReactNode;
  /** Leads to the members who came by an invitation code. */
  linkToInvited: (code: string, text: ReactNode) => ReactNode;
}

/** What is known about a member, at a glance. */
export function Overview({ member, mayReveal, mayTag, mayCorrect, linkTo, linkToInvited }: OverviewProps) {
  const { t } = useLingui();
  const [correcting, setCorrecting] = useState(false);
  const { currency, upline } = member;
  const kinds: Readonly<Record<string, string>> = {
    cash: t`Cash`,
    locked: t`In withdrawals`,
    debt: t`Debt`,
    bonus: t`Bonus`,
    commission: t`Commission`,
    stakeHeld: t`Held for draws`,
    points: t`Points`,
    pointsLocked: t`Points in orders`,
  };
  const fieldNames: Readonly<Record<string, string>> = {
    name: t({ message: 'Name', context: 'of a person' }),
    mobile: t`Mobile number`,
    email: t`E-mail`,
    birthday: t`Birthday`,
    permanentAddress: t`Permanent address`,
    currentAddress: t`Current address`,
    placeOfBirth: t`Place of birth`,
    nationality: t`Nationality`,
    occupation: t`Occupation`,
    incomeSource: t`Source of income`,
  };
  const yes = (is: boolean) => (is ? t`Yes` : t`No`);
  const time = (at: string | null) => (at === null ? '–' : <Moment at={at} />);
  return (
    <div className={styles.columns}>
      <Block title={t`Money`}>
        <Facts
          entries={[
            ...member.balances.map(({ kind, book, asset, balance }) => ({
              key: `${kind} ${book} ${asset}`,
              label: book === 'play' ? t`${kinds[kind] ?? kind}, play money` : (kinds[kind] ?? kind),
              value: <Amount amount={balance} currency={asset === 'points' ? t`points` : asset} />,
            })),
            { key: 'deposited', label: t`Total deposited`, value: <Amount amount={member.deposited} currency={currency} /> },
            { key: 'withdrawn', label: t`Total withdrawn`, value: <Amount amount={member.withdrawn} currency={currency} /> },
            { key: 'net', label: t`Net`, value: <Amount amount={member.net} currency={currency} /> },
          ]}
        />
      </Block>
      <Block
        title={t`Person`}
        action={
          mayCorrect && (
            <Button size="s" variant="secondary" onClick={() => setCorrecting(true)}>
              <Trans>Correct</Trans>
            </Button>
          )
        }
      >
        {member.personal.length === 0 ? (
          <p className={styles.quiet}>
            <Trans>The member has given no details.</Trans>
          </p>
        ) : (
          <Facts
            entries={member.personal.map((field) => ({
              key: field.field,
              label: fieldNames[field.field] ?? field.field,
              value: <Personal key={field.field} member={member} field={field} mayReveal={mayReveal} />,
            }))}
          />
        )}
      </Block>
      <Block title={t`Account`}>
        <Facts
          entries={[
            { key: 'nickname', label: t`Nickname`, value: <Foreign text={member.nickname} /> },
            { key: 'upline', label: t`Agent above`, value: upline ? linkTo(upline.id, <Foreign text={upline.username} />) : '–' },
            ...(member.invitationCode === null
              ? []
              : [
                  {
                    key: 'invitationCode',
                    label: t`Invitation code`,
                    value: linkToInvited(member.invitationCode, <Foreign text={member.invitationCode} />),
                  },
                ]),
            { key: 'agentType', label: t`Account type`, value: member.agentType ?? t`Member` },
            {
              key: 'language',
              label: t`Language`,
              value: languages[member.language as LanguageCode].name,
            },
            { key: 'created', label: t`Registered`, value: <MomentFrom at={member.created} address={member.createdAddress} /> },
            {
              key: 'lastLogin',
              label: t`Last log-in`,
              value: member.lastLogin === null ? '–' : <MomentFrom at={member.lastLogin} address={member.lastLoginAddress} />,
            },
            { key: 'merchant', label: t`Merchant`, value: member.merchant },
            { key: 'id', label: t`Id`, value: member.id },
          ]}
        />
      </Block>
      <Block title={t`Tags`}>
        <MemberTags member={member.id} tags={member.tags} mayTag={mayTag} />
      </Block>
      <Block title={t`Safety`}>
        <Facts
          entries={[
            { key: 'excluded', label: t`Excluded until`, value: time(member.excludedUntil) },
            { key: 'paused', label: t`Withdrawals paused until`, value: time(member.withdrawalsPausedUntil) },
            { key: 'passkeys', label: t`Passkeys`, value: member.passkeys },
            { key: 'authenticator', label: t`Authenticator`, value: yes(member.authenticator) },
            { key: 'paymentPassword', label: t`Payment password`, value: yes(member.paymentPassword) },
            { key: 'mustChange', label: t`Must change the password`, value: yes(member.mustChangePassword) },
          ]}
        />
      </Block>
      {correcting && <CorrectDialog member={member} onClose={() => setCorrecting(false)} />}
    </div>
  );
}

function MomentFrom({ at, address }: { at: string; address: string | null }) {
  return (
    <Stack gap="1">
      <Moment at={at} />
      {address !== null && <span className={styles.quiet}>{address}</span>}
    </Stack>
  );
}

interface PersonalProps {
  member: MemberProfile;
  field: MemberProfile['personal'][number];
  mayReveal: boolean;
}

/** Masked until the operator gives a reason: then in clear for a minute. */
function Personal({ member, field, mayReveal }: PersonalProps) {
  const reveal = useOfficeMutation('revealMemberField');
  const [asking, setAsking] = useState(false);
  const [clear, show] = useRevealed<string>();
  return (
    <Inline gap="2">
      <Foreign text={clear ?? field.shown} />
      {field.verified !== null && (
        <Badge mood="win">
          <Trans>Verified</Trans>
        </Badge>
      )}
      {mayReveal && clear === undefined && (
        <Button size="s" variant="ghost" icon={<EyeIcon size="s" />} onClick={() => setAsking(true)}>
          <Trans>Show</Trans>
        </Button>
      )}
      {asking && (
        <RevealDialog
          onClose={() => setAsking(false)}
          onReveal={async (reason) => {
            const { value } = await reveal.mutateAsync({ body: { member: member.id, field: field.field, reason } });
            show(value);
          }}
        />
      )}
    </Inline>
  );
}
