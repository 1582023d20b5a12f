import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { ProductPicture } from "../../shared/product-picture.tsx";
import { usePictureViewer } from "../use-picture-viewer.tsx";
import { picture as pictureLook, row } from "./review-pictures.css.ts";

export interface ReviewPicturesProps {
  readonly pictures: readonly string[];
  readonly by: string;
}

/** A buyer's own pictures, each of which opens in the viewer. */
export function ReviewPictures({ pictures, by }: ReviewPicturesProps): ReactElement {
  const { t } = useLingui();
  const { prepare, open, viewer } = usePictureViewer(t`Pictures by ${by}`, pictures);
  const count = pictures.length;
  return (
    <>
      <ul className={row} aria-label={t`Pictures by ${by}`}>
        {pictures.map((picture, index) => {
          const number = index + 1;
          return (
            <li key={picture}>
              <button
                type="button"
                className={pictureLook}
                aria-label={t`Picture ${number} of ${count}`}
                aria-haspopup="dialog"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => open(picture)}
              >
                <ProductPicture src={picture} alt="" width={80} />
              </button>
            </li>
          );
        })}
      </ul>
      {viewer}
    </>
  );
}
