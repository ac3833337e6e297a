import { useLingui } from '@lingui/react/macro';
import { captchaQuery, useApi, type CaptchaPurpose } from '@parlour/api';
import { IconButton, RefreshIcon, Spinner, TextField, type TextFieldProps } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from './captcha-field.css.ts';

/** The gateway gives at most one picture a second (specification 4). */
const REFRESH_MS = 1_000;

interface CaptchaFieldProps extends Omit<TextFieldProps, 'label' | 'suffix'> {
  purpose: CaptchaPurpose;
}

/** What is in the picture; a press on it, or on the arrow, brings another one. */
export function CaptchaField({ purpose, ...props }: CaptchaFieldProps) {
  const { t } = useLingui();
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery(captchaQuery(useApi(), purpose));
  const refresh = () => {
    if (!isFetching && Date.now() - dataUpdatedAt >= REFRESH_MS) void refetch();
  };
  return (
    <TextField
      label={t`Captcha`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      required
      {...(isError && { hint: t`The picture could not be loaded. Please ask for a new one.` })}
      {...props}
      suffix={
        <span className={styles.picture}>
          {data && !isFetching ? (
            <img
              className={styles.image}
              src={`data:image/png;base64,${data.image}`}
              alt={t`Captcha: the characters to type`}
              onClick={refresh}
            />
          ) : (
            isFetching && <Spinner size="s" text={t`Loading the picture`} />
          )}
          <IconButton size="s" label={t`New picture`} icon={<RefreshIcon />} onClick={refresh} />
        </span>
      }
    />
  );
}
