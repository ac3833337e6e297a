import type { Selectable } from 'kysely';
import type { components } from '@parlour/api/contract';
import type { MessageTable } from './tables.ts';

type Message = components['schemas']['Message'];

export function messageToWire(row: Pick<Selectable<MessageTable>, 'id' | 'kind' | 'params' | 'created_at' | 'read_at'>): Message {
  return {
    id: row.id,
    kind: row.kind as Message['kind'],
    params: row.params,
    createdAt: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
  };
}
