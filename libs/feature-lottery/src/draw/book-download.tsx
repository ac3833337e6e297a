// @flag lottery
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage, useApi } from '@parlour/api';
import { Button, DownloadIcon, saveFile } from '@parlour/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { hashOf, wholeBook } from './whole-book.ts';
import * as styles from './draw.css.ts';

/** Downloads the book of a draw, and says whether it has the hash that was published when bets ended. */
export function BookDownload({ drawId, bookHash }: { drawId: string; bookHash: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [count, setCount] = useState(0);
  const rows = i18n.number(count);
  const download = useMutation({
    mutationFn: async () => {
      setCount(0);
      const text = await wholeBook(api, drawId, setCount);
      const matches = (await hashOf(text)) === bookHash;
      saveFile(`${drawId}.book.txt`, text);
      return matches;
    },
  });
  return (
    <>
      <div>
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          loading={download.isPending}
          loadingText={t`Rows so far: ${rows}`}
          onClick={() => download.mutate()}
        >
          <Trans>Download the book</Trans>
        </Button>
      </div>
      <div role="status">
        {download.isSuccess && (
          <p className={download.data ? styles.proved : styles.disproved}>
            {download.data ? t`The book has the published hash.` : t`The book does not have the published hash.`}
          </p>
        )}
        {download.isError && <p className={styles.disproved}>{i18n._(errorMessage(download.error))}</p>}
      </div>
    </>
  );
}
