import { useLingui } from '@lingui/react/macro';
import { ArrowUpIcon, IconButton } from '@parlour/ui';

interface MoveUpProps<Entry> {
  name: string;
  /** From 0; the first one cannot go up. */
  place: number;
  value: readonly Entry[];
  onChange: (value: readonly Entry[]) => void;
}

/** Puts an entry of a list before the one above it. */
export function MoveUp<Entry>({ name, place, value, onChange }: MoveUpProps<Entry>) {
  const { t } = useLingui();
  if (place < 1) return null;
  return (
    <IconButton
      size="s"
      icon={<ArrowUpIcon />}
      label={t`Move ${name} up`}
      onClick={() => onChange(value.toSpliced(place - 1, 2, value[place]!, value[place - 1]!))}
    />
  );
}
