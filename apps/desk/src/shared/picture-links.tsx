import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { documentName, isDocumentAddress } from "@plaza/ui-kit/upload-items";
import { FileText } from "lucide";
import type { ReactElement } from "react";
import { document, documentTitle, picture, pictures } from "./page.css.ts";

/** Pictures and documents that somebody has sent, each of which opens in a tab of its own. */
export function PictureLinks({ images }: { readonly images: readonly string[] }): ReactElement | null {
  const { t } = useLingui();
  if (images.length === 0) return null;
  return (
    <div className={pictures}>
      {images.map((image, index) => {
        const position = index + 1;
        const link = { href: image, target: "_blank", rel: "noreferrer" } as const;
        return isDocumentAddress(image) ? (
          <a key={image} {...link} className={document} title={documentName(image) || undefined}>
            <Icon of={FileText} size={24} />
            <bdi className={documentTitle}>{documentName(image) || <Trans>Document {position} (PDF)</Trans>}</bdi>
          </a>
        ) : (
          <a key={image} {...link} aria-label={t`Picture ${position}`}>
            <img className={picture} src={image} alt="" loading="lazy" />
          </a>
        );
      })}
    </div>
  );
}
