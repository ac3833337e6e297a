import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { HealthTable, useCells } from './health-table.tsx';

type CallHealth = components['schemas']['CallHealth'];

/** Kinds of calls that a text message carrier or a mail server handles. */
const messages: ReadonlySet<string> = new Set(['sms', 'secret-mail', 'notice-mail']);
export const isMessage = (kind: string): boolean => messages.has(kind);

const names: Readonly<Record<string, MessageDescriptor>> = {
  sms: msg`Text messages`,
  'secret-mail': msg`E-mails with codes and links`,
  'notice-mail': msg`E-mails with notices`,
};

/** The name of a kind of call; internal names stay as they are. */
export const callName = (kind: string): MessageDescriptor => names[kind] ?? { id: kind, message: kind };

/** The outcomes of calls to other servers. */
export function Calls({ caption, rows }: { caption: string; rows: readonly CallHealth[] }) {
  const { t, i18n } = useLingui();
  const { bad, count, share } = useCells();
  return (
    <HealthTable
      caption={caption}
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'kind', header: t`Call`, card: 'lead', cell: ({ kind }) => i18n._(callName(kind)) },
        count('done', t`Done`),
        count('waiting', t`Waiting`),
        count('late', t`Late`, bad),
        count('failed', t`Failed`, bad),
        { key: 'rate', header: t`Success`, align: 'end', cell: ({ done, failed }) => share(done, done + failed) },
      ]}
    />
  );
}
