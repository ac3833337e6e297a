import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@parlour/api';
import { LoadFailure } from '@parlour/loaded';
import { legalTexts, type LegalBlock, type LegalDocument } from '@parlour/brand';
import { Dialog, Skeleton } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useLegalTitle } from './use-legal-title.ts';
import * as styles from './legal-dialog.css.ts';

/** One of the brand's legal texts, over whatever else is open. */
export function LegalDialog({ document, onClose }: { document: LegalDocument; onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const title = useLegalTitle();
  const texts = useQuery({
    queryKey: ['legal', language],
    queryFn: () => legalTexts(language),
    staleTime: Infinity,
    retry: false,
  });
  const { data, error } = texts;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title(document)} closeText={t`Close`} size="l">
      {error && <LoadFailure title={t`This text could not be loaded`} query={texts} />}
      {!error && !data && <Skeleton lines={8} />}
      {data && <div className={styles.text}>{data[document].map((block, index) => blockOf(block, index))}</div>}
    </Dialog>
  );
}

function blockOf(block: LegalBlock, key: number) {
  switch (block.kind) {
    case 'title':
      return null;
    case 'heading':
      return (
        <h3 key={key} className={styles.heading}>
          {block.text}
        </h3>
      );
    case 'paragraph':
      return <p key={key}>{block.text}</p>;
    case 'list':
      return (
        <ul key={key} className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}
