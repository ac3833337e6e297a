import * as styles from './reference.css.ts';

/** An id in a list, which people copy and hardly read. */
export function Reference({ id }: { id: string }) {
  return (
    <bdi className={styles.reference} title={id}>
      {id}
    </bdi>
  );
}
