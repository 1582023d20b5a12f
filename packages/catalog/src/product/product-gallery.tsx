import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { ProductPicture } from "../shared/product-picture.tsx";
import * as look from "./product-gallery.css.ts";

export interface ProductGalleryProps {
  readonly name: string;
  readonly pictures: readonly string[];
  /** One of the pictures, or that of the chosen variant. */
  readonly shown: string | null;
  readonly onShow: (picture: string) => void;
}

/** One column on a phone, two on a tablet. */
const stageSizes = "(max-width: 767px) 100vw, 480px";

/** The large picture, and the others to choose from. */
export function ProductGallery({ name, pictures, shown, onShow }: ProductGalleryProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={look.gallery}>
      <div className={look.stage}>
        <ProductPicture src={shown} alt={name} width={480} sizes={stageSizes} eager />
      </div>
      {pictures.length > 1 && (
        <ul className={look.thumbnails} aria-label={t`Pictures`}>
          {pictures.map((picture, index) => {
            const number = index + 1;
            const count = pictures.length;
            return (
              <li key={picture}>
                <button
                  type="button"
                  className={look.thumbnail}
                  aria-label={t`Picture ${number} of ${count}`}
                  aria-current={picture === shown ? "true" : undefined}
                  onClick={() => onShow(picture)}
                >
                  <ProductPicture src={picture} alt="" width={88} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
