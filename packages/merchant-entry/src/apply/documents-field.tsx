import { Trans, useLingui } from "@lingui/react/macro";
import { useExtension, useUpload } from "@plaza/routing";
import { UploadField } from "@plaza/ui-kit/upload-field";
import type { ReactElement } from "react";
import type { DocumentsPartProps } from "./apply-form-parts.tsx";
import { maxDocuments } from "./draft.ts";

const megabyte = 1024 * 1024;
/** A platform that knows what a file is for takes documents, too, and more of them. */
const own = { types: ["jpg", "png", "pdf"], bytes: 5 * megabyte };
const contract = { types: ["jpg", "png"], bytes: 2 * megabyte };

/** The business licence, and what a category asks for besides. */
export function DocumentsField({ items, onItems, error }: DocumentsPartProps): ReactElement {
  const { t } = useLingui();
  const upload = useUpload("merchant");
  const knowsPurposes = useExtension("upload_purpose");
  return (
    <UploadField
      label={t`Business licence, and what your category asks for`}
      shape="document"
      most={maxDocuments}
      limits={knowsPurposes ? own : contract}
      items={items}
      onItems={onItems}
      {...upload}
      hint={
        <>
          {knowsPurposes ? (
            <Trans>JPG, PNG or PDF, up to 5 MB each.</Trans>
          ) : (
            <Trans>JPG or PNG, up to 2 MB each.</Trans>
          )}{" "}
          <Trans>At most {maxDocuments}.</Trans>
        </>
      }
      error={error}
    />
  );
}
