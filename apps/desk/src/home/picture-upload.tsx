import type { DoneUpload, UploadItems } from "@plaza/ui-kit/upload-items";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { MarketplacePicture, presentPicture } from "../shared/marketplace-picture.tsx";

export interface PictureUploadProps {
  readonly label: ReactNode;
  readonly pixels: string;
  /** Null: none. */
  readonly image: string | null;
  readonly name: string;
  readonly error: ReactNode;
  readonly onImage: (image: string | null) => void;
}

/** A picture of the document. It is in the document once it has been sent. */
export function PictureUpload({ label, pixels, image, name, error, onImage }: PictureUploadProps): ReactElement {
  const [items, setItems] = useState<UploadItems>(() => presentPicture(image, name));
  const [known, setKnown] = useState(image);
  const isSettled = items.every(({ state }) => state === "done");
  const sent = items.find((item): item is DoneUpload => item.state === "done")?.url ?? null;
  // Somebody has put something else there: by undoing it, or by taking what a colleague has.
  if (image !== known) {
    setKnown(image);
    if (isSettled && image !== sent) setItems(presentPicture(image, name));
  }
  useEffect(() => {
    if (isSettled && sent !== image && image === known) onImage(sent);
  }, [isSettled, sent, image, known, onImage]);
  return <MarketplacePicture label={label} use="home" pixels={pixels} items={items} onItems={setItems} error={error} />;
}
