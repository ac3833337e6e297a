import { hanging, officeStories, refusing, Stage, type Answers } from '@parlour/office-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { riskRule, riskTest } from '../testing/risk.ts';
import { RiskScreen, type RiskScreenProps } from './risk-screen.tsx';
import { RuleForm } from './rule-form.tsx';

const meta = { title: 'Office/Risk rules', parameters: officeStories } satisfies Meta;
export default meta;

const rules = [
  riskRule(),
  riskRule({
    id: 'atrium01/one-win',
    code: 'one-win',
    name: 'One large win',
    on: false,
    if: { any: [{ hint: 'oneWin' }, { all: [{ hint: 'notPlayed' }, { not: { hint: 'first' } }] }] },
    then: { holdHours: null, tag: 'win', hint: true, pauseBonusHours: 72, askProof: true, openCase: true },
    held: 0,
  }),
  riskRule({
    id: 'atrium01/new-phone',
    code: 'new-phone',
    name: 'A new phone',
    when: 'logIn',
    if: { all: [{ hint: 'newDevice' }, { hint: 'countryUnlike' }] },
    then: { holdHours: 48, tag: null, hint: true, pauseBonusHours: null, askProof: false, openCase: false },
    held: 3,
  }),
];
const none = { list: [] };
const shown = (answers: Answers, props: Partial<RiskScreenProps> = {}): StoryObj => ({
  render: () => (
    <Stage answers={{ listProposals: none, ...answers }}>
      <RiskScreen
        merchant="atrium01"
        currencyOf={() => 'BDT'}
        open={undefined}
        onOpen={() => undefined}
        mayPropose={() => true}
        {...props}
      />
    </Stage>
  ),
});

export const Rules = shown({ listRiskRules: { list: rules } });
export const Opened = shown({ listRiskRules: { list: rules } }, { open: 'atrium01/new-payee' });
export const OnlyLooking = shown(
  { listRiskRules: { list: rules } },
  { open: 'atrium01/one-win', mayPropose: () => false, merchant: undefined },
);
export const NoRules = shown({ listRiskRules: none });
export const Loading = shown({ listRiskRules: hanging });
export const Forbidden = shown({ listRiskRules: refusing('forbidden') });
export const Form: StoryObj = {
  render: () => (
    <Stage answers={{ testRiskRule: riskTest() }}>
      <RuleForm merchant="atrium01" currency="BDT" rule={rules[0]} onClose={() => undefined} />
    </Stage>
  ),
};
