import { useLingui } from '@lingui/react/macro';
import { Select } from '@parlour/ui';
import type { ReactElement } from 'react';
import { Cases } from './cases.tsx';
import { chatParts, type ChatPart } from './chat-words.ts';
import { Mutes } from './mutes.tsx';
import { Rooms } from './rooms.tsx';
import { WordLists } from './word-lists.tsx';

export interface ChatFilters {
  show?: string | undefined;
}

export interface ChatScreenProps {
  /** One merchant's code, or all that the operator sees. */
  merchant: string | undefined;
  mayModerate: boolean;
  filters: ChatFilters;
  onFilter: (change: ChatFilters) => void;
  /** The message that is open, by the address. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** A link to the member who wrote. */
  linkTo: (memberId: string, text: string) => ReactElement;
}

const names = Object.keys(chatParts) as ChatPart[];

/** Chat rooms: what waits for a moderator, unless the address says otherwise (content N63). */
export function ChatScreen({ merchant, mayModerate, filters, onFilter, open, onOpen, linkTo }: ChatScreenProps) {
  const { t, i18n } = useLingui();
  const part = names.find((name) => name === filters.show) ?? 'waiting';
  const parts = (
    <Select
      label={t`Show`}
      hideLabel
      value={part}
      onChange={({ target }) => onFilter({ show: target.value === 'waiting' ? undefined : target.value })}
      options={names.map((value) => ({ value, text: i18n._(chatParts[value]) }))}
    />
  );
  const shared = { merchant, parts, mayModerate };
  switch (part) {
    case 'waiting':
    case 'removed':
      return <Cases key={part} {...shared} part={part} open={open} onOpen={onOpen} linkTo={linkTo} />;
    case 'mutes':
      return <Mutes {...shared} />;
    case 'rooms':
      return <Rooms {...shared} />;
    default:
      return <WordLists {...shared} />;
  }
}
