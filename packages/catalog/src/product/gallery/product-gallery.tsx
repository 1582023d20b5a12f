import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { ZoomIn } from "lucide";
import type { ReactElement } from "react";
import { arrivingImage } from "../../shared/product-link.css.ts";
import { ProductImage } from "../../shared/product-image.tsx";
import * as look from "./product-gallery.css.ts";
import { neighbour, useSwipe } from "./swipe.ts";
import { useImageViewer } from "./use-image-viewer.tsx";

const imageLens = lazyModule(() => import("./image-lens.tsx"));

export interface ProductGalleryProps {
  readonly name: string;
  readonly images: readonly string[];
  /** One of the images; null where there are none. */
  readonly shown: string | null;
  readonly onShow: (image: string) => void;
  /** Lies on the large image. */
  readonly children?: Elements;
}

/** One column on a phone, two below a desktop. */
const stageSizes = "(max-width: 767px) 100vw, (max-width: 1279px) 50vw, 580px";

/** The large image, which can be swiped and enlarged, and thumbnails of all images. */
export function ProductGallery({ name, images, shown, onShow, children }: ProductGalleryProps): ReactElement {
  const { t } = useLingui();
  const { prepare, open, viewer } = useImageViewer(name, images);
  const { module: lens, prefetch: prepareLens } = useLazyModule(imageLens);
  const swipe = useSwipe((step) => {
    const next = neighbour(images, shown, step);
    if (next !== null) onShow(next);
  });
  return (
    <div className={look.gallery}>
      <div className={`${look.stage} ${arrivingImage}`} {...swipe}>
        <ProductImage src={shown} alt={name} width={580} sizes={stageSizes} eager />
        {lens !== null && shown !== null && <lens.ImageLens key={shown} src={shown} />}
        {shown !== null && images.length > 1 && (
          <span className={look.imageNumber} aria-hidden translate="no">
            {`${images.indexOf(shown) + 1} / ${images.length}`}
          </span>
        )}
        {shown !== null && (
          <button
            type="button"
            className={look.enlarge}
            aria-label={t`Enlarge the picture`}
            aria-haspopup="dialog"
            onPointerEnter={() => {
              prepare();
              prepareLens();
            }}
            onFocus={prepare}
            onClick={() => open(shown)}
          >
            <span className={look.lens}>
              <Icon of={ZoomIn} />
            </span>
          </button>
        )}
        {children}
      </div>
      {images.length > 1 && (
        <ul className={look.thumbnails} aria-label={t`Pictures`}>
          {images.map((image, index) => {
            const number = index + 1;
            const count = images.length;
            return (
              <li key={image}>
                <button
                  type="button"
                  className={look.thumbnail}
                  aria-label={t`Picture ${number} of ${count}`}
                  aria-current={image === shown ? "true" : undefined}
                  onClick={() => onShow(image)}
                  // It follows the hand, not a page that scrolls below a resting pointer.
                  onPointerMove={({ pointerType }) => pointerType === "mouse" && image !== shown && onShow(image)}
                >
                  <ProductImage src={image} alt="" width={74} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {viewer}
    </div>
  );
}
