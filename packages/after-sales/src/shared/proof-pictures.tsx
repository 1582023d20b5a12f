import { Plural, Trans } from "@lingui/react/macro";
import { useUpload } from "@plaza/routing";
import { UploadField } from "@plaza/ui-kit/upload-field";
import type { ChangeUploads, UploadItems } from "@plaza/ui-kit/upload-items";
import type { ReactElement, ReactNode } from "react";
import { useWholeLines } from "./request-calls.ts";

export interface ProofPicturesProps {
  readonly label: ReactNode;
  readonly items: UploadItems;
  readonly onItems: ChangeUploads;
  readonly error?: ReactNode;
}

const limits = { types: ["jpg", "png"], bytes: 1024 * 1024 };

/** Pictures for the shop: up to three, or one on a platform of the contract. */
export function ProofPictures({ label, items, onItems, error }: ProofPicturesProps): ReactElement {
  const upload = useUpload("after_sale");
  const max = useWholeLines() ? 1 : 3;
  return (
    <UploadField
      label={label}
      optional
      most={max}
      limits={limits}
      items={items}
      onItems={onItems}
      {...upload}
      hint={
        <Trans>
          JPG or PNG; above 1 MB they are made smaller.{" "}
          <Plural value={max} one="One picture." other="Up to # pictures." />
        </Trans>
      }
      error={error}
    />
  );
}
