import { Trans, useLingui } from '@lingui/react/macro';
import { languages, type LanguageCode } from '@parlour/domain';
import { pictureAddress } from '@parlour/office-ui';
import { ArrowUpIcon, Button, DeleteIcon, IconButton, Inline, Stack, Text, TextField } from '@parlour/ui';
import { useState } from 'react';
import * as styles from './content.css.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { Version } from './words.ts';

type Images = NonNullable<Version['facts']['images']>;

/** As many as the contract takes. */
const most = 12;

interface AnnouncementImagesProps {
  merchant: string;
  images: Images;
  /** The language in which the pictures are described. */
  language: LanguageCode;
  mayEdit: boolean;
  onChange: (images: Images) => void;
}

/** The pictures of an announcement in their order, with what each of them shows. */
export function AnnouncementImages({ merchant, images, language, mayEdit, onChange }: AnnouncementImagesProps) {
  const { t, i18n } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const put = (place: number, image: Images[number]) => onChange(images.with(place, image));
  return (
    <Stack gap="3">
      <Text as="strong">
        <Trans>Pictures above the text</Trans>
      </Text>
      {images.map((image, place) => {
        const number = i18n.number(place + 1);
        return (
          <div key={`${image.url} ${place}`} className={styles.image}>
            <img src={pictureAddress(merchant, image.url)} alt="" className={styles.thumbnail} />
            <TextField
              label={t`What picture ${number} shows`}
              hint={t`Screen readers read it out in place of the picture.`}
              value={image.alts[language] ?? ''}
              maxLength={300}
              dir="auto"
              lang={languages[language].tag}
              onChange={({ target }) => put(place, { ...image, alts: { ...image.alts, [language]: target.value } })}
            />
            {mayEdit && (
              <Inline gap="1">
                {place > 0 && (
                  <IconButton
                    label={t`Move picture ${number} up`}
                    icon={<ArrowUpIcon />}
                    onClick={() => onChange(images.toSpliced(place - 1, 2, image, images[place - 1]!))}
                  />
                )}
                <IconButton
                  label={t`Remove picture ${number}`}
                  icon={<DeleteIcon />}
                  onClick={() => onChange(images.toSpliced(place, 1))}
                />
              </Inline>
            )}
          </div>
        );
      })}
      {mayEdit && images.length < most && (
        <span>
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            <Trans>Add a picture</Trans>
          </Button>
        </span>
      )}
      {choosing && (
        <PictureDialog
          merchant={merchant}
          onChoose={({ address, width, height }) => {
            onChange([...images, { url: address, width, height, alts: {} }]);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}
