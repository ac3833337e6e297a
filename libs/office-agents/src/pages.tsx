import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@parlour/ui';

interface PagesProps {
  label: string;
  page: number;
  totalPages: number;
  busy: boolean;
  onPage: (page: number) => void;
}

/** Turns the pages of a list; empty if there is only one. */
export function Pages({ label, page, totalPages, busy, onPage }: PagesProps) {
  const { t, i18n } = useLingui();
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      disabled={busy}
      onPageChange={onPage}
      texts={{
        label,
        previous: t`Previous page`,
        next: t`Next page`,
        position: (at, of) => {
          const [shown, last] = [i18n.number(at), i18n.number(of)];
          return t`Page ${shown} of ${last}`;
        },
        number: (number) => i18n.number(number),
      }}
    />
  );
}
