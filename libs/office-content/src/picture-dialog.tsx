import { useOfficeMutation, useOfficeQuery } from '@parlour/office-api/queries';
import { PictureLibrary } from '@parlour/office-ui';

export interface Picture {
  address: string;
  width: number;
  height: number;
}

interface PictureDialogProps {
  merchant: string;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}

/** Chooses one of the merchant’s pictures, or uploads a new one. */
export function PictureDialog({ merchant, onChoose, onClose }: PictureDialogProps) {
  const found = useOfficeQuery('listPictures', { query: { merchant } });
  const upload = useOfficeMutation('uploadPicture');
  const remove = useOfficeMutation('removePicture');
  return (
    <PictureLibrary
      found={found}
      pictures={found.data?.list ?? []}
      onUpload={(picture) => upload.mutateAsync({ body: { merchant, ...picture } })}
      onRemove={(picture) => remove.mutateAsync({ body: { merchant, ...picture } })}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
