import { useLingui } from '@lingui/react/macro';
import { FileField as ChosenFile, type FileFieldProps as ChosenFileProps } from '@parlour/ui';
import { useState } from 'react';
import { Foreign } from '../cells/cells.tsx';

export type FileFieldProps = Omit<ChosenFileProps, 'buttonText' | 'status' | 'multiple'>;

/** Chooses one file on this computer, and names the one that is chosen. */
export function FileField({ onChange, ...rest }: FileFieldProps) {
  const { t } = useLingui();
  const [name, setName] = useState<string>();
  return (
    <ChosenFile
      buttonText={t`Choose a file`}
      status={name === undefined ? t`None chosen` : <Foreign text={name} />}
      onChange={(event) => {
        onChange?.(event);
        // Read afterwards: a field that sends at once empties itself.
        setName(event.target.files?.[0]?.name);
      }}
      {...rest}
    />
  );
}
