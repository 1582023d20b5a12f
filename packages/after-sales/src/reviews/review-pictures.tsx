import { Trans, useLingui } from "@lingui/react/macro";
import { reviewLimits } from "@plaza/api-client";
import { useUpload } from "@plaza/routing";
import { UploadField } from "@plaza/ui-kit/upload-field";
import type { ChangeUploads, UploadItems } from "@plaza/ui-kit/upload-items";
import type { ReactElement, ReactNode } from "react";

export interface ReviewPicturesProps {
  readonly items: UploadItems;
  readonly onItems: ChangeUploads;
  readonly error?: ReactNode;
}

const limits = { types: ["jpg", "png"], bytes: 1024 * 1024 };

/** The pictures of a review, which are public. */
export function ReviewPictures({ items, onItems, error }: ReviewPicturesProps): ReactElement {
  const { t } = useLingui();
  const upload = useUpload("review");
  return (
    <UploadField
      label={t({ message: "Pictures", context: "review" })}
      optional
      most={reviewLimits.images}
      limits={limits}
      items={items}
      onItems={onItems}
      {...upload}
      hint={<Trans>JPG or PNG; above 1 MB they are made smaller. The first one is the cover.</Trans>}
      error={error}
    />
  );
}
