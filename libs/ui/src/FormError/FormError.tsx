import * as styles from './FormError.css.ts';

/** Why a whole form was refused, above its fields, where a screen reader hears it. Empty while nothing is wrong. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={styles.place}>
      {message && <p className={styles.error}>{message}</p>}
    </div>
  );
}
