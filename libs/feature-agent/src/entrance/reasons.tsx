// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { AgentIcon, Card, ContractIcon, InviteIcon, ReceiptIcon, Stack, Text } from '@parlour/ui';
import * as styles from './reasons.css.ts';
import { EarningsCalculator } from './earnings-calculator.tsx';

/** Reasons to become an agent, by what agents earn, and a calculator of what that could come to (specification 2, /agent). */
export function Reasons() {
  const { t } = useLingui();
  const reasons = [
    {
      Icon: InviteIcon,
      title: t`Bring players your way`,
      text: t`Registration links and QR codes with the terms you choose, or accounts that you open yourself.`,
    },
    {
      Icon: ContractIcon,
      title: t`Earn by contract`,
      text: t`Wages are a share of what your team bets; dividends are a share of what the house keeps after costs.`,
    },
    { Icon: AgentIcon, title: t`Build a line`, text: t`Offer contracts to those below you and see beforehand what they would have paid.` },
    { Icon: ReceiptIcon, title: t`Check every bill`, text: t`Each bill opens down to its formula, its tier, its bets and its transfers.` },
  ];
  return (
    <Stack gap="5">
      <ul className={styles.reasons}>
        {reasons.map(({ Icon, title, text }) => (
          <li key={title}>
            <Card>
              <Stack gap="2">
                <Icon size="l" />
                <h2 className={styles.title}>{title}</h2>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
      <Card>
        <Stack gap="4">
          <h2 className={styles.title}>
            <Trans>What could you earn?</Trans>
          </h2>
          <EarningsCalculator />
        </Stack>
      </Card>
    </Stack>
  );
}
