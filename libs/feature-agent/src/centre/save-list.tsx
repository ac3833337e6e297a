// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@parlour/api';
import { Button, DownloadIcon, FormError, saveFile } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';

interface SaveListProps {
  /** Of the file, without its ending. */
  name: string;
  heads: readonly string[];
  /** A page of rows, from 1. */
  page: (number: number) => Promise<{ rows: readonly (readonly (string | number)[])[]; totalPages: number }>;
}

/** Saves all pages of a list as CSV: amounts as plain decimals, for spreadsheets. */
export function SaveList({ name, heads, page }: SaveListProps) {
  const { t, i18n } = useLingui();
  const save = useMutation({
    mutationFn: async () => {
      const lines = [csvLine(heads)];
      for (let number = 1, last = 1; number <= last; number++) {
        const { rows, totalPages } = await page(number);
        last = totalPages;
        lines.push(...rows.map(csvLine));
      }
      // With its mark, spreadsheets read it as UTF-8.
      saveFile(`${name}.csv`, `\uFEFF${lines.join('\r\n')}\r\n`, 'text/csv');
    },
  });
  return (
    <div>
      <FormError message={save.error ? i18n._(errorMessage(save.error)) : undefined} />
      <Button
        size="s"
        variant="secondary"
        icon={<DownloadIcon />}
        loading={save.isPending}
        loadingText={t`Loading`}
        onClick={() => save.mutate()}
      >
        <Trans>Save as CSV</Trans>
      </Button>
    </div>
  );
}

/** One line; a text that a spreadsheet would run as a formula is kept a text. */
function csvLine(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) => {
      const text = String(cell);
      const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text;
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',');
}
