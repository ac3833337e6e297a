import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { Button, Card, InfoIcon, Section, SectionHeader, ShieldIcon, Skeleton, Stack } from '@parlour/ui';
import { useSetAtom } from 'jotai';
import { authDialogAtom, type AuthDialog } from '../dialogs.ts';
import { adviceFor, type Advice } from './advice.ts';
import { SecurityLine } from './security-line.tsx';
import { useAccountFacts } from './use-account-facts.ts';
import * as styles from './security.css.ts';

/** How safe the account is: each missing protection as advice with a button; no score. */
export function AdviceCard({ member }: { member: Schema<'MemberInfo'> }) {
  const facts = useAccountFacts(member);
  const advice = facts && adviceFor(facts);
  return (
    <Section labelledBy="advice-title">
      <Stack gap="3">
        <SectionHeader id="advice-title" title={<Trans>How safe is your account?</Trans>} />
        <Card>
          {advice === undefined && (
            <div aria-busy>
              <Skeleton shape="row" />
            </div>
          )}
          {advice?.length === 0 && (
            <SecurityLine sign="done" icon={<ShieldIcon />} title={<Trans>Well protected</Trans>}>
              <Trans>There is nothing left to do.</Trans>
            </SecurityLine>
          )}
          {advice && advice.length > 0 && (
            <ul className={styles.lines}>
              {advice.map((each, place) => (
                <li key={each} className={styles.item}>
                  <AdviceLine advice={each} first={place === 0} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Stack>
    </Section>
  );
}

/** The dialog that each opens; the others scroll to their section. */
const dialogs: Partial<Record<Advice, AuthDialog>> = {
  contact: { kind: 'contact', channel: 'email' },
  confirmEmail: { kind: 'contact', channel: 'email' },
  confirmMobile: { kind: 'contact', channel: 'sms' },
  paymentPassword: { kind: 'paymentPassword' },
};

/** `first` is the most useful one: the only primary button of the page. */
function AdviceLine({ advice, first }: { advice: Advice; first: boolean }) {
  const { t } = useLingui();
  const open = useSetAtom(authDialogAtom);
  const dialog = dialogs[advice];
  const variant = first ? 'primary' : 'secondary';
  const texts = {
    contact: {
      title: t`No way back to your account`,
      text: t`Without an e-mail address or mobile number you can’t reset a forgotten password.`,
      action: t`Add an e-mail address`,
    },
    confirmEmail: {
      title: t`Your e-mail address is not confirmed`,
      text: t`We only send a way back into your account to a confirmed address.`,
      action: t`Confirm the e-mail address`,
    },
    confirmMobile: {
      title: t`Your mobile number is not confirmed`,
      text: t`We only send a way back into your account to a confirmed number.`,
      action: t`Confirm the mobile number`,
    },
    paymentPassword: {
      title: t`No payment password`,
      text: t`It protects your money if someone else uses a page that you left open.`,
      action: t`Set a payment password`,
    },
    secondFactor: {
      title: t`Only a password guards your account`,
      text: FLAGS.passkeys
        ? t`With an authenticator app or a passkey, a guessed password isn’t enough to get in.`
        : t`With an authenticator app, a guessed password isn’t enough to get in.`,
      action: t`See how`,
    },
    recoveryCodes: {
      title: t`You have few recovery codes left`,
      text: t`Without one, losing your phone locks you out. Create new ones.`,
      action: t`See the recovery codes`,
    },
  }[advice];
  return (
    <SecurityLine
      sign="missing"
      icon={<InfoIcon />}
      title={texts.title}
      action={
        dialog ? (
          <Button variant={variant} onClick={() => open(dialog)}>
            {texts.action}
          </Button>
        ) : (
          <Button variant={variant} render={<a href="#authenticator-title" />}>
            {texts.action}
          </Button>
        )
      }
    >
      {texts.text}
    </SecurityLine>
  );
}
