import { Trans, useLingui } from '@lingui/react/macro';
import { deepestConditions } from '@parlour/domain/rewards';
import { Button, Checkbox, FormError, Inline, Select, Stack, Text } from '@parlour/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isGroup, treeOf, writtenOf, type Group, type Leaf, type Part } from './condition-tree.ts';
import { conditionSpecs, type ConditionSpec } from './condition-specs.ts';
import { TermField } from './term-field.tsx';
import { readAs, typedAs } from './typed-terms.ts';
import * as styles from './conditions.css.ts';

interface ConditionBuilderProps {
  /** The tree as JSON, as in the terms; empty for every member. */
  value: string;
  currency: string;
  timeZone: string;
  /** Of the merchant's site. */
  languages: readonly string[];
  readOnly: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Props that are the same for every part of the tree. */
interface Shared extends Pick<ConditionBuilderProps, 'currency' | 'timeZone' | 'readOnly'> {
  specs: Readonly<Record<string, ConditionSpec>>;
}

/** Who may take part: groups of conditions, of which all or any must be met. */
export function ConditionBuilder({ value, languages, error, onChange, ...shared }: ConditionBuilderProps) {
  const { t } = useLingui();
  const specs = useMemo(() => conditionSpecs(languages), [languages]);
  const tree = treeOf(value === '' ? undefined : JSON.parse(value));
  if (!tree)
    return (
      <Stack gap="2">
        <FormError message={t`The conditions of this draft cannot be read.`} />
        {!shared.readOnly && (
          <Button variant="secondary" onClick={() => onChange('')}>
            <Trans>Write new ones</Trans>
          </Button>
        )}
      </Stack>
    );
  const change = (next: Group) => {
    const written = writtenOf(next);
    onChange(written ? JSON.stringify(written) : '');
  };
  return (
    <Stack gap="2">
      <GroupFields group={tree} level={1} label={t`Who may take part`} {...shared} specs={specs} onChange={change} />
      <FormError message={error} />
    </Stack>
  );
}

interface GroupFieldsProps extends Shared {
  group: Group;
  /** From 1. */
  level: number;
  label: string;
  onChange: (group: Group) => void;
  onRemove?: () => void;
}

function GroupFields({ group, level, label, onChange, onRemove, ...shared }: GroupFieldsProps) {
  const { t, i18n } = useLingui();
  const { readOnly } = shared;
  // After adding a part the focus moves to it, and after removing one back to the button that adds.
  const [added, setAdded] = useState<number>();
  const adder = useRef<HTMLButtonElement>(null);
  const put = (parts: readonly Part[]) => onChange({ ...group, parts });
  const add = (part: Part) => {
    setAdded(group.parts.length);
    put([...group.parts, part]);
  };
  const remove = (place: number) => {
    const rest = group.parts.filter((_, each) => each !== place);
    setAdded(undefined);
    // A group without a condition is removed.
    if (rest.length === 0 && onRemove) return onRemove();
    put(rest);
    adder.current?.focus();
  };
  const first: Leaf = { is: 'invited', negated: false, values: {} };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {group.parts.length === 0 ? (
        <Text tone="muted">
          <Trans>Every member.</Trans>
        </Text>
      ) : (
        <Select
          label={t`Of these conditions`}
          value={group.of}
          disabled={readOnly}
          onChange={({ target }) => onChange({ ...group, of: target.value as Group['of'] })}
          options={[
            { value: 'all', text: t`All must be met` },
            { value: 'any', text: t`One is enough` },
          ]}
        />
      )}
      {group.negated && (
        <Checkbox
          label={t`The opposite of this group`}
          checked
          disabled={readOnly}
          onChange={() => onChange({ ...group, negated: false })}
        />
      )}
      <ul className={styles.parts}>
        {group.parts.map((part, place) => {
          const set = (next: Part) => put(group.parts.map((each, at) => (at === place ? next : each)));
          const number = i18n.number(place + 1);
          return (
            // Parts have no ids: the key is the index.
            <li key={place}>
              {isGroup(part) ? (
                <GroupFields
                  {...shared}
                  group={part}
                  level={level + 1}
                  label={t`Group ${number}`}
                  onChange={set}
                  onRemove={() => remove(place)}
                />
              ) : (
                <LeafFields
                  {...shared}
                  leaf={part}
                  label={t`Condition ${number}`}
                  isNew={added === place}
                  onChange={set}
                  onRemove={() => remove(place)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {!readOnly && (
        <Inline gap="2">
          <Button ref={adder} size="s" variant="secondary" onClick={() => add(first)}>
            <Trans>Add a condition</Trans>
          </Button>
          {level < deepestConditions && (
            <Button size="s" variant="ghost" onClick={() => add({ of: 'any', negated: false, parts: [first] })}>
              <Trans>Add a group</Trans>
            </Button>
          )}
          {onRemove && (
            <Button size="s" variant="ghost" onClick={onRemove}>
              <Trans>Remove the group</Trans>
            </Button>
          )}
        </Inline>
      )}
    </fieldset>
  );
}

interface LeafFieldsProps extends Shared {
  leaf: Leaf;
  label: string;
  /** Just added: it takes the focus. */
  isNew: boolean;
  onChange: (leaf: Leaf) => void;
  onRemove: () => void;
}

function LeafFields({ leaf, label, isNew, specs, currency, timeZone, readOnly, onChange, onRemove }: LeafFieldsProps) {
  const { t, i18n } = useLingui();
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) choice.current?.focus();
  }, [isNew]);
  const asks = specs[leaf.is]?.asks ?? [];
  return (
    <div className={styles.condition} role="group" aria-label={label}>
      <Select
        label={label}
        value={leaf.is}
        disabled={readOnly}
        ref={choice}
        onChange={({ target }) => onChange({ ...leaf, is: target.value, values: firstValues(specs[target.value]!) })}
        options={Object.entries(specs).map(([value, { text }]) => ({ value, text: i18n._(text) }))}
      />
      {asks.map((spec) => (
        <TermField
          key={spec.path}
          spec={spec}
          value={typedAs(spec, leaf.values[spec.path])}
          currency={currency}
          timeZone={timeZone}
          readOnly={readOnly}
          error={undefined}
          onChange={(typed) => onChange({ ...leaf, values: { ...leaf.values, [spec.path]: readAs(spec, typed) } })}
        />
      ))}
      <Checkbox
        label={t`Must not apply`}
        checked={leaf.negated}
        disabled={readOnly}
        onChange={({ target }) => onChange({ ...leaf, negated: target.checked })}
      />
      {!readOnly && (
        <Button size="s" variant="ghost" aria-label={t`Remove: ${label}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  );
}

/** Choices start with their first value. */
const firstValues = ({ asks }: ConditionSpec): Leaf['values'] =>
  Object.fromEntries(asks.flatMap(({ path, choices }) => (choices ? [[path, choices[0]?.value]] : [])));
