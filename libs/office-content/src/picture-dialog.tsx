import { usePictures } from '@parlour/office-api/queries';
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
  return <PictureLibrary {...usePictures(merchant)} onChoose={onChoose} onClose={onClose} />;
}
