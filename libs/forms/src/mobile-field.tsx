import { useLingui } from '@lingui/react/macro';
import { countryOfDialingCode, readMobileNumber, type DialingCode } from '@parlour/domain';
import { PhoneField, type PhoneFieldProps, type PhoneValue } from '@parlour/ui';

type MobileFieldProps = Omit<PhoneFieldProps, 'label' | 'codes' | 'codeName' | 'codeLabel' | 'searchText' | 'emptyText'> & {
  /** Of the countries that are served. */
  dialingCodes: readonly DialingCode[];
  /** "Mobile number" by default. */
  label?: string;
};

/** A mobile number of one of the countries that are served, typed or pasted in whatever form it is written. */
export function MobileField({ dialingCodes, onValueChange, ...props }: MobileFieldProps) {
  const { t, i18n } = useLingui();
  /** Tidied as soon as it is a number. */
  function take(typed: PhoneValue) {
    onValueChange(readMobileNumber(typed.number, typed.code, dialingCodes) ?? typed);
  }
  return (
    <PhoneField
      label={t`Mobile number`}
      {...props}
      onValueChange={take}
      codes={dialingCodes.map(({ code }) => code)}
      codeLabel={t`Country code`}
      codeName={(code) => countryOfDialingCode(code, i18n.locale)}
      searchText={t`Search for a country`}
      emptyText={t`No country matches your search.`}
    />
  );
}
