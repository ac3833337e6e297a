import * as styles from './form.css.ts';

/** Why the whole form was refused, above its fields, where a screen reader hears it. */
export function FormError({ message }: { message: string | undefined }) {
  return <div role="alert">{message && <p className={styles.error}>{message}</p>}</div>;
}
