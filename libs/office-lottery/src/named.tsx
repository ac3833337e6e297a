import { Foreign } from '@parlour/office-ui';
import * as styles from './named.css.ts';

interface NamedProps {
  name: string;
  code: string;
}

/** A name with its code beneath; only the code if there is no other name. */
export function Named({ name, code }: NamedProps) {
  return (
    <span className={styles.named}>
      <Foreign text={name} />
      {name !== code && <bdi className={styles.code}>{code}</bdi>}
    </span>
  );
}
