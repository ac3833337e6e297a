import { Trans, useLingui } from '@lingui/react/macro';
import { parseAmount, type Currency } from '@parlour/domain';
import {
  hasAmount,
  hintsOfEvent,
  riskEvents,
  ruleTree,
  simpleRule,
  type RiskCondition,
  type RiskEvent,
  type RiskHint,
} from '@parlour/domain/office';
import { useOfficeMutation } from '@parlour/office-api/queries';
import { FormDialog, useTold } from '@parlour/office-ui';
import { Checkbox, Select, Stack, Text, TextArea, TextField } from '@parlour/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useConditionText } from './condition-text.tsx';
import { RuleTest } from './risk-test.tsx';
import { conditionOf, eventWords, hintWord, type RiskRule } from './risk-words.ts';

interface RuleFormProps {
  merchant: string;
  currency: Currency;
  /** The rule to change; a new one where it is undefined. */
  rule: RiskRule | undefined;
  onClose: () => void;
}

const hours = /^(?:[1-9]\d{0,2})$/;
const areHours = (text: string) => text === '' || (hours.test(text) && Number(text) <= 720);
const hoursTyped = (text: string) => (text === '' ? null : Number(text));

/** Proposes a rule, or its next version; it can be tested before. */
export function RuleForm({ merchant, currency, rule, onClose }: RuleFormProps) {
  const { t, i18n } = useLingui();
  const told = useTold();
  const conditionText = useConditionText();
  const save = useOfficeMutation('saveRiskRule');
  // A tree that the form cannot edit stays as it is.
  const simple = rule && simpleRule(conditionOf(rule));
  const fixed: RiskCondition | undefined = rule && !simple ? conditionOf(rule) : undefined;
  const form = useForm({
    defaultValues: {
      code: rule?.code ?? '',
      name: rule?.name ?? '',
      on: rule?.on ?? true,
      when: rule?.when ?? ('withdrawal' as RiskEvent),
      match: simple?.match ?? ('all' as 'all' | 'any'),
      hints: (simple?.hints ?? []) as RiskHint[],
      amountFrom: simple?.amountFrom ?? '',
      holdHours: rule ? (rule.then.holdHours === null ? '' : String(rule.then.holdHours)) : '24',
      tag: rule?.then.tag ?? '',
      hint: rule?.then.hint ?? false,
      pauseHours: rule?.then.pauseBonusHours ? String(rule.then.pauseBonusHours) : '',
      askProof: rule?.then.askProof ?? false,
      openCase: rule?.then.openCase ?? false,
      reason: '',
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const [when, match, hints, amountFrom] = useWatch({ control, name: ['when', 'match', 'hints', 'amountFrom'] });
  const isWithdrawal = when === 'withdrawal';
  const amountLabels: Record<RiskEvent, string> = {
    withdrawal: t`Amount of the withdrawal, from`,
    deposit: t`Amount of the deposit, from`,
    logIn: '',
    bonusClaim: t`Amount of the bonus, from`,
  };
  const wrongHours = t`Enter a whole number from ${i18n.number(1)} to ${i18n.number(720)}.`;
  const condition = fixed ?? conditionTyped({ when, match, hints, amountFrom }, currency);
  return (
    <FormDialog
      form={form}
      title={rule ? t`Change ${rule.name}` : t`New risk rule at ${merchant}`}
      confirmText={t`Propose it`}
      onClose={onClose}
      onSend={async (typed) => {
        const asked = fixed ?? conditionTyped(typed, currency);
        if (!asked) {
          form.setError('hints', { type: 'required' });
          return;
        }
        const answer = await save.mutateAsync({
          body: {
            merchant,
            code: typed.code,
            version: rule?.version ?? 0,
            name: typed.name.trim(),
            on: typed.on,
            when: typed.when,
            if: { ...asked } as Record<string, unknown>,
            then: {
              holdHours: hoursTyped(typed.holdHours),
              tag: typed.tag.trim() || null,
              hint: typed.hint,
              pauseBonusHours: hoursTyped(typed.pauseHours),
              askProof: typed.askProof,
              openCase: typed.openCase,
            },
            reason: typed.reason.trim(),
          },
        });
        told(answer, t`Saved.`);
        onClose();
      }}
    >
      <Stack gap="4">
        <TextField
          label={t`Name`}
          hint={t`The operator who decides a withdrawal sees this name.`}
          maxLength={100}
          error={errors.name && t`Give the rule a name.`}
          {...register('name', { validate: (name) => name.trim() !== '' })}
        />
        {!rule && (
          <TextField
            label={t`Code`}
            dir="ltr"
            autoComplete="off"
            hint={t`Lower-case letters, digits and hyphens; it does not change later.`}
            error={errors.code && t`Enter a code such as new-payee.`}
            {...register('code', { pattern: /^[a-z][a-z0-9-]{0,29}$/, required: true })}
          />
        )}
        {rule ? (
          <Text>{i18n._(eventWords[rule.when])}</Text>
        ) : (
          <Select
            label={t`When`}
            hint={t`It does not change later.`}
            options={riskEvents.map((value) => ({ value, text: i18n._(eventWords[value]) }))}
            {...register('when')}
          />
        )}
        {fixed ? (
          <Text>{conditionText(fixed, when, currency)}</Text>
        ) : (
          <>
            <Select
              label={t`It applies where`}
              options={[
                { value: 'all', text: t`everything below is true` },
                { value: 'any', text: t`anything below is true` },
              ]}
              {...register('match')}
            />
            <div role="group" aria-label={t`Points to check`}>
              <Stack gap="2">
                {hintsOfEvent[when].map((hint) => (
                  <Checkbox key={hint} label={i18n._(hintWord(when, hint))} value={hint} {...register('hints')} />
                ))}
                {errors.hints && (
                  <Text tone="danger">
                    <Trans>Choose at least one point, or an amount.</Trans>
                  </Text>
                )}
              </Stack>
            </div>
            {hasAmount(when) && (
              <TextField
                label={amountLabels[when]}
                optionalText={t`optional`}
                suffix={currency}
                inputMode="decimal"
                error={errors.amountFrom && t`Enter an amount in ${currency}.`}
                {...register('amountFrom', { validate: (text) => text.trim() === '' || typeof parseAmount(text, currency) !== 'string' })}
              />
            )}
          </>
        )}
        <RuleTest merchant={merchant} event={when} condition={condition} />
        <TextField
          label={isWithdrawal ? t`Hold the withdrawal for` : t`Hold the member’s withdrawals for`}
          suffix={t`hours`}
          hint={
            isWithdrawal
              ? t`Empty for no hold. An operator can release it earlier.`
              : t`Those that wait, and those requested in these hours. Empty for no hold. An operator can release them earlier.`
          }
          inputMode="numeric"
          error={errors.holdHours && wrongHours}
          {...register('holdHours', { validate: areHours })}
        />
        <TextField label={t`Tag the member`} optionalText={t`optional`} maxLength={30} {...register('tag')} />
        <Checkbox label={t`Show the rule as a point to check`} {...register('hint')} />
        <TextField
          label={t`Pause bonuses for`}
          optionalText={t`optional`}
          suffix={t`hours`}
          hint={t`What the member claims meanwhile waits for an operator.`}
          inputMode="numeric"
          error={errors.pauseHours && wrongHours}
          {...register('pauseHours', { validate: areHours })}
        />
        <Checkbox
          label={t`Ask the member for a second proof`}
          hint={
            isWithdrawal
              ? t`The withdrawal is held until the member proves again who they are.`
              : t`The member’s next withdrawal is held until they prove again who they are.`
          }
          {...register('askProof')}
        />
        <Checkbox label={t`Open a case`} {...register('openCase')} />
        <Checkbox label={t`The rule is on`} {...register('on')} />
        <TextArea
          label={t`Reason`}
          rows={2}
          maxLength={500}
          error={errors.reason && t`Enter a reason of at least five characters.`}
          {...register('reason', { validate: (reason) => reason.trim().length >= 5 })}
        />
      </Stack>
    </FormDialog>
  );
}

interface Typed {
  when: RiskEvent;
  match: 'all' | 'any';
  hints: readonly RiskHint[];
  amountFrom: string;
}

/** What the form says; undefined if it says nothing yet. */
function conditionTyped({ when, match, hints, amountFrom }: Typed, currency: Currency): RiskCondition | undefined {
  const text = hasAmount(when) ? amountFrom.trim() : '';
  const amount = text !== '' && typeof parseAmount(text, currency) !== 'string' ? text : null;
  // What was ticked for another event stays in the form, in case the operator goes back to it.
  const ticked = hintsOfEvent[when].filter((hint) => hints.includes(hint));
  if (ticked.length === 0 && amount === null) return undefined;
  return ruleTree({ match, hints: ticked, amountFrom: amount });
}
