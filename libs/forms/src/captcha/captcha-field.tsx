import { useLingui } from '@lingui/react/macro';
import { IconButton, RefreshIcon, Spinner, TextField, type TextFieldProps } from '@parlour/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import * as styles from './captcha-field.css.ts';

/** At most one picture a second is drawn (specification 4). */
const REFRESH_MS = 1_000;

export interface CaptchaPicture {
  /** A PNG in Base64. */
  image: string;
}

interface CaptchaFieldProps<Picture extends CaptchaPicture, Key extends QueryKey> extends Omit<TextFieldProps, 'label' | 'suffix'> {
  /** Fetches the picture; called again for each new one. */
  query: UseQueryOptions<Picture, Error, Picture, Key>;
}

/** A captcha: pressing the picture or the arrow beside it loads another one. Remount it to start with a new picture. */
export function CaptchaField<Picture extends CaptchaPicture, Key extends QueryKey>({ query, ...props }: CaptchaFieldProps<Picture, Key>) {
  const { t } = useLingui();
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery(query);
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
      {...(isError && { hint: t`The picture could not be loaded. Please request a new one.` })}
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
