// @flag agentPolicy
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@parlour/api';
import { csvBeginning, csvLine, csvText } from '@parlour/domain/office';
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
      const lines = [lineOf(heads)];
      for (let number = 1, last = 1; number <= last; number++) {
        const { rows, totalPages } = await page(number);
        last = totalPages;
        lines.push(...rows.map(lineOf));
      }
      saveFile(`${name}.csv`, csvBeginning + lines.join(''), 'text/csv');
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

/** Figures stay plain, so that a spreadsheet can add them up. */
function lineOf(cells: readonly (string | number)[]): string {
  return csvLine(cells.map((cell) => (/^-?[\d.]+$/.test(String(cell)) ? String(cell) : csvText(String(cell)))));
}
