import { Trans, useLingui } from '@lingui/react/macro';
import { useOfficeQuery } from '@parlour/office-api/queries';
import { ListState, Moment } from '@parlour/office-ui';
import { Stack, Text } from '@parlour/ui';
import * as styles from './withdrawals.css.ts';

/** What the member sent to show that the money did not arrive. */
export function Proofs({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const proofs = useOfficeQuery('listWithdrawalProofs', { query: { id } });
  const list = proofs.data?.list ?? [];
  return (
    <Stack gap="2">
      <Text as="strong">
        <Trans>Pictures by the member</Trans>
      </Text>
      <ListState query={proofs} rows={list.length} empty={t`No pictures`} emptyText={t`The member sent none.`}>
        <ul className={styles.proofs}>
          {list.map(({ id: proof, picture, at }, place) => (
            <li key={proof}>
              <img src={picture} alt={t`Picture ${i18n.number(place + 1)}`} className={styles.proof} />
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
