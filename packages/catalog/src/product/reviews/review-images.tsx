import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { ProductImage } from "../../shared/product-image.tsx";
import { useImageViewer } from "../gallery/use-image-viewer.tsx";
import { image as imageLook, row } from "./review-item.css.ts";

export interface ReviewImagesProps {
  readonly images: readonly string[];
  readonly by: string;
}

/** A buyer's own images, each of which opens in the viewer. */
export function ReviewImages({ images, by }: ReviewImagesProps): ReactElement {
  const { t } = useLingui();
  const { prepare, open, viewer } = useImageViewer(t`Pictures by ${by}`, images);
  const count = images.length;
  return (
    <>
      <ul className={row} aria-label={t`Pictures by ${by}`}>
        {images.map((image, index) => {
          const number = index + 1;
          return (
            <li key={image}>
              <button
                type="button"
                className={imageLook}
                aria-label={t`Picture ${number} of ${count}`}
                aria-haspopup="dialog"
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => open(image)}
              >
                <ProductImage src={image} alt="" width={80} />
              </button>
            </li>
          );
        })}
      </ul>
      {viewer}
    </>
  );
}
