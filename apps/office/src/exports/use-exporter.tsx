import { useLingui } from '@lingui/react/macro';
import { useOfficeMutation } from '@parlour/office-api/queries';
import type { Exporter } from '@parlour/office-ui';
import { useToasts } from '@parlour/ui';
import { may, useSession } from '../session/session.ts';

/** How the office's lists are exported; null for an operator without that right. */
export function useExporter(): Exporter | null {
  const { t } = useLingui();
  const session = useSession();
  const toasts = useToasts();
  const start = useOfficeMutation('startExport');
  if (!may(session, 'report.export', 'w')) return null;
  return {
    mayHavePersonal: may(session, 'member.export', 'w'),
    async start({ merchant, ...asked }) {
      await start.mutateAsync({ body: { ...asked, ...(merchant !== undefined && { merchant }) } });
      toasts.show({ text: t`The file is being written. You find it under “Exports” in your menu.` });
    },
  };
}
