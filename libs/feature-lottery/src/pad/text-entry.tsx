// @flag lottery
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextArea, VisuallyHidden } from '@parlour/ui';
import type { Entry } from '@parlour/domain/lottery';
import * as styles from './pad.css.ts';

export interface ShownEntries {
  /** The name of the type that a line of text is for; absent for the chosen type. */
  name?: string | undefined;
  entries: readonly Entry[];
}

const marks = { read: styles.read, repeated: styles.repeated, unreadable: styles.unreadable };

interface TextEntryProps {
  text: string;
  onText: (text: string) => void;
  lines: readonly ShownEntries[];
  /** An example, such as `12 34 56`. */
  example: string;
}

/** Numbers typed or pasted; below, each is marked with how it was read, and nothing is dropped silently. */
export function TextEntry({ text, onText, lines, example }: TextEntryProps) {
  const { t } = useLingui();
  const all = lines.flatMap(({ entries }) => entries);
  const unreadable = all.filter(({ problem }) => problem === 'unreadable').length;
  const repeated = all.filter(({ problem }) => problem === 'repeated').length;
  const problems = [
    unreadable > 0 && t`${plural(unreadable, { one: '# entry cannot be read', other: '# entries cannot be read' })}`,
    repeated > 0 && t`${plural(repeated, { one: '# number is entered twice', other: '# numbers are entered twice' })}`,
  ].filter((problem) => problem !== false);
  return (
    <div className={styles.whole}>
      <TextArea
        label={t`Numbers`}
        hint={t`For example ${example}. A line that begins with the name of a bet is for that bet.`}
        error={problems.length > 0 ? problems.join('. ') : undefined}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {lines.map(({ name, entries }, line) => (
        <p key={line} className={styles.entryMarks}>
          {name !== undefined && <bdi className={styles.placeName}>{name}</bdi>}
          {entries.map((entry) => (
            <span key={entry.from} className={marks[entry.problem ?? 'read']}>
              {entry.text}
              {entry.problem && <VisuallyHidden> {entry.problem === 'unreadable' ? t`(cannot be read)` : t`(there twice)`}</VisuallyHidden>}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
