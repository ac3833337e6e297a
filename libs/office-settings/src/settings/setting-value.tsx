import { Plural, useLingui } from '@lingui/react/macro';
import type { Contact, Desk, Resource } from '@parlour/domain';
import { settings, type SettingKey, type SettingValue } from '@parlour/domain/office';
import { Amount, Foreign } from '@parlour/office-ui';
import { barEntryNames, choiceNames } from './setting-texts.ts';
import * as styles from './settings.css.ts';

interface SettingValueProps {
  of: SettingKey;
  value: SettingValue;
  currency: string;
  /** Each entry of a list on a line of its own, with its address. */
  whole?: boolean;
}

/** A value as people read it. */
export function SettingValueText({ of, value, currency, whole = false }: SettingValueProps) {
  const { t, i18n } = useLingui();
  if (typeof value === 'boolean') return value ? t`On` : t`Off`;
  if (typeof value === 'string')
    return settings[of].kind === 'amount' ? (
      <Amount amount={value} currency={currency} />
    ) : (
      (choiceNames[value] && i18n._(choiceNames[value])) || value
    );
  const nameOfBarEntry = (entry: string) => (entry in barEntryNames ? i18n._(barEntryNames[entry as keyof typeof barEntryNames]) : entry);
  if (value.length === 0) return t`None`;
  if (!whole) return <Plural value={value.length} one="# entry" other="# entries" />;
  return (
    <ul className={styles.entries}>
      {value.map((entry, place) => (
        <li key={place} className={styles.entry}>
          {typeof entry === 'string' ? (
            nameOfBarEntry(entry)
          ) : (
            <>
              <Foreign text={nameOf(entry)} />
              <span className={styles.address}>
                <Foreign text={'url' in entry ? entry.url : detailsOf(entry)} />
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf(entry: Contact | Resource | Desk): string {
  if ('languages' in entry) return entry.name;
  return entry.title ?? ('resourceType' in entry ? entry.resourceType : '');
}

const detailsOf = ({ id, languages, hours }: Desk): string =>
  [id, languages.join(', '), hours && `${hours.from}–${hours.to}`].filter(Boolean).join(' · ');
