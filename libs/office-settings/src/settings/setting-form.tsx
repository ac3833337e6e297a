import { Trans, useLingui } from '@lingui/react/macro';
import { isCurrency, parseAmount } from '@parlour/domain';
import { isSameSetting, loosens, type SettingKey, type SettingValue } from '@parlour/domain/office';
import type { components } from '@parlour/office-api/contract';
import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { Foreign, isPutAside, Moment, useRefusalText } from '@parlour/office-ui';
import { Button, FormError, FormLayout, Inline, RadioGroup, SectionHeader, Stack, Text, TextArea, TextField } from '@parlour/ui';
import { useState, type ReactNode } from 'react';
import { SettingField } from './setting-field.tsx';
import { SettingValueText } from './setting-value.tsx';
import * as styles from './settings.css.ts';

type Schema = components['schemas'];
type Setting = Schema['Setting'];

interface SettingFormProps {
  setting: Setting;
  currency: string;
  /** Another operator decides on every change. */
  proposes: boolean;
  onTyped: (typed: boolean) => void;
  onSaved: (answer: Setting | Schema['Waiting']) => void;
}

const shortestReason = 5;

/** Changes a setting, at once or from a given time on; says beforehand what changes. What was typed stays after a refusal. */
export function SettingForm({ setting, currency, proposes, onTyped, onSaved }: SettingFormProps) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const set = useOfficeMutation('setSetting');
  const { merchant } = setting;
  const key: SettingKey = setting.key;
  const [value, setValue] = useState<SettingValue>(setting.value);
  const [from, setFrom] = useState<string>();
  const [reason, setReason] = useState('');
  // The setting when the form was filled in; a different one is a conflict, until the operator has seen both sides.
  const [seen, setSeen] = useState(setting);
  const [problem, setProblem] = useState<unknown>();
  const [isTried, setTried] = useState(false);
  const conflict = setting.version !== seen.version;
  const isChanged = !isSameSetting(value, setting.value) || setting.planned !== null;
  const isPayable =
    typeof value !== 'string' || !isAmount(key) || (isCurrency(currency) && typeof parseAmount(value, currency) === 'object');
  const takesTwo = isPayable && isCurrency(currency) && loosens(key, setting.value, value, currency);
  const edit =
    <T,>(change: (next: T) => void) =>
    (next: T) => {
      change(next);
      onTyped(true);
    };

  const send = async () => {
    setTried(true);
    setProblem(undefined);
    if (!isPayable || !isChanged || reason.trim().length < shortestReason || from === '') return;
    if (conflict) setSeen(setting);
    try {
      const body = { merchant, key, value: value as Schema['SettingValue'], version: setting.version, from, reason: reason.trim() };
      onSaved(await set.mutateAsync({ body }));
    } catch (error) {
      if (!isPutAside(error)) setProblem(error);
    }
  };
  return (
    <Stack gap="3">
      <SectionHeader title={t`Change`} level={3} small />
      <FormLayout
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {conflict ? (
          <Conflict mine={value} theirs={setting} currency={currency} />
        ) : (
          <FormError message={problem === undefined ? undefined : textOf(problem)} />
        )}
        <SettingField
          merchant={merchant}
          of={key}
          value={value}
          brand={setting.brand}
          currency={currency}
          isWrong={isTried && !isPayable}
          onChange={edit(setValue)}
        />
        <RadioGroup
          label={t`When`}
          value={from === undefined ? 'now' : 'later'}
          onValueChange={edit((when: 'now' | 'later') => setFrom(when === 'now' ? undefined : ''))}
          options={[
            { value: 'now', text: t`At once` },
            { value: 'later', text: t`From a certain time on` },
          ]}
        />
        {from !== undefined && <Begin merchant={merchant} from={from} isMissing={isTried && from === ''} onFrom={edit(setFrom)} />}
        <TextArea
          label={t`Reason`}
          hint={t`Kept in the history.`}
          rows={2}
          maxLength={500}
          value={reason}
          error={isTried && reason.trim().length < shortestReason ? t`Enter a reason of at least five characters.` : undefined}
          onChange={({ target }) => edit(setReason)(target.value)}
        />
        {isChanged && isPayable && !conflict && <Preview before={setting} after={value} currency={currency} from={from} />}
        {isTried && !isChanged && <FormError message={t`It already has this value.`} />}
        <Inline justify="between" gap="3">
          <Text size="s" tone="muted">
            {proposes ? (
              <Trans>Another operator decides.</Trans>
            ) : takesTwo ? (
              <Trans>It is less strict than now, so a second operator decides.</Trans>
            ) : (
              ''
            )}
          </Text>
          <Button type="submit" variant={conflict ? 'danger' : 'primary'} loading={set.isPending} loadingText={t`Saving`}>
            {conflict ? <Trans>Replace theirs</Trans> : proposes || takesTwo ? <Trans>Propose</Trans> : <Trans>Save</Trans>}
          </Button>
        </Inline>
      </FormLayout>
    </Stack>
  );
}

const isAmount = (key: SettingKey) => key.startsWith('limits.');

function Begin({
  merchant,
  from,
  isMissing,
  onFrom,
}: {
  merchant: string;
  from: string;
  isMissing: boolean;
  onFrom: (from: string) => void;
}) {
  const { t } = useLingui();
  const facts = useOfficeQuery('listBrandFacts', { query: { merchant } });
  const zone = facts.data?.list.find(({ fact }) => fact === 'timeZone')?.value;
  return (
    <TextField
      type="datetime-local"
      label={t`Begins`}
      hint={zone === undefined ? t`In the merchant’s time zone.` : t`In the merchant’s time zone, ${zone}.`}
      error={isMissing ? t`Choose when it begins.` : undefined}
      value={from}
      onChange={({ target }) => onFrom(target.value)}
    />
  );
}

interface SidesProps {
  of: SettingKey;
  currency: string;
  sides: readonly { name: string; value: SettingValue; text?: ReactNode }[];
}

function Sides({ of, currency, sides }: SidesProps) {
  return (
    <dl className={styles.sides}>
      {sides.map(({ name, value, text }) => (
        <div key={name} className={styles.side}>
          <dt className={styles.sideName}>{name}</dt>
          <dd className={styles.sideValue}>
            <SettingValueText of={of} value={value} currency={currency} whole />
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PreviewProps {
  before: Setting;
  after: SettingValue;
  currency: string;
  from: string | undefined;
}

function Preview({ before, after, currency, from }: PreviewProps) {
  const { t } = useLingui();
  return (
    <Stack gap="2">
      <Sides
        of={before.key}
        currency={currency}
        sides={[
          { name: t`Now`, value: before.value },
          { name: from ? t`From then on` : t`At once`, value: after },
        ]}
      />
      {before.planned && (
        <Text size="s" tone="danger">
          <Trans>
            What {before.planned.by} has planned for <Moment at={before.planned.from} /> is void if this begins before it.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

function Conflict({ mine, theirs, currency }: { mine: SettingValue; theirs: Setting; currency: string }) {
  const { t } = useLingui();
  const { key, value, by, since, reason } = theirs;
  return (
    <div role="alert">
      <Stack gap="2">
        <Text tone="danger">
          <Trans>Another operator has changed this since you opened it. Nothing of yours is saved yet.</Trans>
        </Text>
        <Sides
          of={key}
          currency={currency}
          sides={[
            { name: t`Yours`, value: mine },
            {
              name: t`Theirs`,
              value,
              text: (
                <>
                  <br />
                  <span className={styles.quiet}>
                    {by && <Foreign text={by} />} {since !== null && <Moment at={since} />}
                    <br />
                    {reason !== null && <Foreign text={reason} />}
                  </span>
                </>
              ),
            },
          ]}
        />
      </Stack>
    </div>
  );
}
