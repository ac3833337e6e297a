import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Dialog, DownloadIcon, FormError, Stack, Text } from '@parlour/ui';
import { createContext, use, useState } from 'react';
import { isPutAside } from '../put-aside.ts';
import { useRefusalText } from '../refusal-text.ts';

/** A list of the screen, as an export requests it. */
export interface Exportable {
  /** The operation that returns it. */
  list: string;
  /** Its current input, without the merchant. */
  filter: Readonly<Record<string, string | undefined>>;
  /** Undefined for all. */
  merchant: string | undefined;
  /** Whether it has columns with personal data in clear. */
  personal?: boolean | undefined;
}

export interface ExportRequest {
  list: string;
  filter: Record<string, string>;
  merchant: string | undefined;
  columns: { name: string; header: string }[];
  personal: boolean;
}

/** Exports lists; null if the operator may not. */
export interface Exporter {
  start: (request: ExportRequest) => Promise<unknown>;
  /** Whether the operator's roles allow personal data in clear. */
  mayHavePersonal: boolean;
}
export const ExportContext = createContext<Exporter | null>(null);

interface ExportButtonProps {
  exported: Exportable;
  /** As the operator sees them, in the same order. */
  columns: readonly { id: string; header: string }[];
}

/** Exports everything that a list finds to a file, with the columns as shown (office O35). */
export function ExportButton({ exported, columns }: ExportButtonProps) {
  const { t } = useLingui();
  const exporter = use(ExportContext);
  const [open, setOpen] = useState(false);
  if (!exporter) return null;
  return (
    <>
      <Button size="s" variant="ghost" icon={<DownloadIcon size="s" />} onClick={() => setOpen(true)}>
        <Trans>Export</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Export this list`} size="m" closeText={t`Close`}>
        {open && <Question exporter={exporter} exported={exported} columns={columns} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Question({ exporter, exported, columns, onDone }: ExportButtonProps & { exporter: Exporter; onDone: () => void }) {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const [personal, setPersonal] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const start = async () => {
    setStarting(true);
    setRefusal(undefined);
    try {
      const filter = Object.entries(exported.filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
      await exporter.start({
        list: exported.list,
        merchant: exported.merchant,
        filter: Object.fromEntries(filter),
        columns: columns.map(({ id, header }) => ({ name: id, header })),
        personal,
      });
      onDone();
    } catch (error) {
      if (!isPutAside(error)) setRefusal(textOf(error));
    }
    setStarting(false);
  };
  return (
    <Stack gap="4">
      <FormError message={refusal} />
      <Text>
        <Trans>
          All rows that the filters find, a million at most, are written into a CSV file with the columns as you see them. Only you can
          download it, for 24 hours. The audit log keeps that you exported it.
        </Trans>
      </Text>
      {exported.personal && exporter.mayHavePersonal && (
        <Checkbox
          label={t`With names, numbers and addresses in clear`}
          checked={personal}
          onChange={({ target }) => setPersonal(target.checked)}
        />
      )}
      <Button onClick={() => void start()} loading={isStarting} loadingText={t`Starting`}>
        <Trans>Export</Trans>
      </Button>
    </Stack>
  );
}
