import { useLingui } from '@lingui/react/macro';
import type { components } from '@parlour/office-api/contract';
import { HealthTable, useCells } from './health-table.tsx';

type CallHealth = components['schemas']['CallHealth'];

/** Kinds of calls that a carrier of text messages or a mail server takes over. */
const messages: ReadonlySet<string> = new Set(['sms', 'secret-mail', 'notice-mail']);
export const isMessage = (kind: string): boolean => messages.has(kind);

/** What became of calls to other servers. */
export function Calls({ caption, rows }: { caption: string; rows: readonly CallHealth[] }) {
  const { t } = useLingui();
  const { bad, count, share } = useCells();
  const names: Readonly<Record<string, string>> = {
    sms: t`Text messages`,
    'secret-mail': t`E-mails with codes and links`,
    'notice-mail': t`E-mails with notices`,
  };
  return (
    <HealthTable
      caption={caption}
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'kind', header: t`Call`, card: 'lead', cell: ({ kind }) => names[kind] ?? kind },
        count('done', t`Done`),
        count('waiting', t`Waiting`),
        count('late', t`Late`, bad),
        count('failed', t`Failed`, bad),
        { key: 'rate', header: t`Success`, align: 'end', cell: ({ done, failed }) => share(done, done + failed) },
      ]}
    />
  );
}
