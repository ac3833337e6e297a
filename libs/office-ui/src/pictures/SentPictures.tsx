import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@parlour/ui';
import { Moment } from '../cells/cells.tsx';
import { ListState, type ListStateProps } from '../grid/ListPage.tsx';
import * as styles from './sent-pictures.css.ts';

interface SentPicturesProps {
  query: ListStateProps['query'];
  pictures: readonly { id: string; picture: string; at: string }[];
}

/** Pictures that a member sent to operators as evidence. */
export function SentPictures({ query, pictures }: SentPicturesProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="2">
      <Text as="strong">
        <Trans>Pictures by the member</Trans>
      </Text>
      <ListState query={query} rows={pictures.length} empty={t`No pictures`} emptyText={t`The member sent none.`}>
        <ul className={styles.pictures}>
          {pictures.map(({ id, picture, at }, place) => (
            <li key={id}>
              <img src={picture} alt={t`Picture ${i18n.number(place + 1)}`} className={styles.picture} />
              <Text tone="muted" size="s">
                <Moment at={at} />
              </Text>
            </li>
          ))}
        </ul>
      </ListState>
    </Stack>
  );
}
