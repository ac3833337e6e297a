import * as styles from './FormError.css.ts';

/** Why a whole form was refused, above its fields and announced. Empty while nothing is wrong. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={styles.place}>
      {message && <p className={styles.error}>{message}</p>}
    </div>
  );
}
