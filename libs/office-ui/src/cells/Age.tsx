import { Plural } from '@lingui/react/macro';
import { useState } from 'react';

/** How long ago something began, as of rendering: minutes, hours, or days. */
export function Age({ since }: { since: string }) {
  const [now] = useState(() => Date.now());
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return <Plural value={minutes} one="# minute" other="# minutes" />;
  if (hours < 48) return <Plural value={hours} one="# hour" other="# hours" />;
  return <Plural value={Math.floor(hours / 24)} one="# day" other="# days" />;
}
