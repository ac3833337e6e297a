// @flag agentPolicy
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@parlour/api';
import { parseRate, withinShare, type PoolShare } from '@parlour/domain/agents';
import { asciiDigits, Select, TextField } from '@parlour/ui';

type Share = Schema<'PoolShare'>;

const modes = {
  all: msg`What is left of the pool`,
  percent: msg`A percentage of the stake`,
  none: msg`Nothing`,
} as const satisfies Record<Share['mode'], MessageDescriptor>;

/** A share in words. */
export function useShareText(): (share: Share) => string {
  const { t, i18n } = useLingui();
  return ({ mode, rate = '0' }) => {
    const percent = rate;
    return mode === 'percent' ? t`${percent} % of the stake` : i18n._(modes[mode]);
  };
}

export interface TypedShare {
  mode: Share['mode'];
  /** As it is typed. */
  rate: string;
}

export const typedShare = ({ mode, rate = '' }: Share): TypedShare => ({ mode, rate });

/** The typed share, if it is within the agent's own; undefined otherwise. */
export function shareFrom({ mode, rate: typed }: TypedShare, own: Share): Share | undefined {
  const rate = mode === 'percent' ? asciiDigits(typed).trim().replace(',', '.') : '0';
  const read = (share: Share): PoolShare => ({ mode: share.mode, rate: parseRate(share.rate ?? '0') ?? 0n });
  const share: Share = mode === 'percent' ? { mode, rate } : { mode };
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(rate) || !withinShare(read(share), read(own))) return undefined;
  return share;
}

interface ShareFieldsProps {
  /** The agent's own, which is the upper limit. */
  own: Share;
  value: TypedShare;
  onChange: (next: TypedShare) => void;
  error?: string | undefined;
}

/** An account's share of rebate pools. */
export function ShareFields({ own, value, onChange, error }: ShareFieldsProps) {
  const { t, i18n } = useLingui();
  const say = useShareText();
  const yours = say(own);
  return (
    <>
      <Select
        label={t`Share of rebates`}
        hint={t`At most your own: ${yours}.`}
        value={value.mode}
        error={value.mode === 'percent' ? undefined : error}
        onChange={({ currentTarget }) => onChange({ ...value, mode: currentTarget.value as Share['mode'] })}
        options={(Object.keys(modes) as Share['mode'][]).map((mode) => ({ value: mode, text: i18n._(modes[mode]) }))}
      />
      {value.mode === 'percent' && (
        <TextField
          label={t`Percent of the stake`}
          required
          inputMode="decimal"
          dir="ltr"
          maxLength={8}
          error={error}
          value={value.rate}
          onChange={({ currentTarget }) => onChange({ ...value, rate: currentTarget.value })}
        />
      )}
    </>
  );
}
