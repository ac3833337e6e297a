// @flag agentPolicy
import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@parlour/ui';
import * as styles from './centre.css.ts';

interface AccountPathProps {
  /** Accounts from the agent's own to the one that is shown. */
  path: readonly string[];
  /** Opens a level above; undefined for the agent's own. */
  onOpen: (account: string | undefined) => void;
}

/** The path down the line to what is shown, each level above as a link. */
export function AccountPath({ path, onOpen }: AccountPathProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Level`}>
      <ol className={styles.path}>
        {path.map((name, level) => (
          <li key={name} className={styles.path}>
            {level > 0 && <span aria-hidden>/</span>}
            {level === path.length - 1 ? (
              <bdi aria-current="location">{name}</bdi>
            ) : (
              <TextLink render={<button type="button" onClick={() => onOpen(level === 0 ? undefined : name)} />}>
                <bdi>{name}</bdi>
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
