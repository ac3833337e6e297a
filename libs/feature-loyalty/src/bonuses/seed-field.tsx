// @flag bonuses
import { useLingui } from '@lingui/react/macro';
import { drawSeedPattern } from '@parlour/domain/rewards';
import { TextField } from '@parlour/ui';

/** A new part of a draw, made by this browser so that the house cannot choose after it (R32). */
export const newSeed = (): string => crypto.randomUUID();

/** Whether a draw takes it. */
export const isSeed = (text: string): boolean => new RegExp(drawSeedPattern).test(text);

/** The member's part of a draw, which they may change before it (R32). */
export function SeedField({ value, onChange }: { value: string; onChange: (seed: string) => void }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Your seed`}
      hint={t`Your browser made it. You may change it before the draw.`}
      error={isSeed(value) ? undefined : t`Use letters, digits and hyphens only.`}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
