import { useLingui } from '@lingui/react/macro';
import { IconButton, CloseIcon, SearchIcon, TextField } from '@parlour/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Typing settles before the list follows. */
const PAUSE_MS = 300;

/** Search by name within the list; `value` is what the address says. */
export function GameSearch({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // What was asked for here, until the address says it: meanwhile somebody may have typed on.
  const [asked, setAsked] = useState<string | null>(null);
  if (value !== known) {
    setKnown(value);
    if (asked === null) setTyped(value);
    else if (value === asked) setAsked(null);
  }
  const search = (words: string) => {
    if (words.trim() === (asked ?? value)) return;
    setAsked(words.trim() === value ? null : words.trim());
    onSearch(words.trim());
  };
  const settle = useEffectEvent(search);
  useEffect(() => {
    const pause = setTimeout(() => settle(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  // What was typed into the rendered page before it came to life counts.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.value) setTyped(input.current.value);
  }, []);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <TextField
        ref={input}
        label={t`Search games`}
        hideLabel
        type="search"
        enterKeyHint="search"
        placeholder={t`Search games`}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        prefix={<SearchIcon />}
        {...(typed !== '' && {
          suffix: <IconButton size="s" label={t`Clear the search`} icon={<CloseIcon />} onClick={() => setTyped('')} />,
        })}
      />
    </form>
  );
}
