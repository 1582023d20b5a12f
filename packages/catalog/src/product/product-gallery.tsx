import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { ZoomIn } from "lucide";
import type { ReactElement } from "react";
import { arrivingImage } from "../shared/image-transition.css.ts";
import { ProductImage } from "../shared/product-image.tsx";
import * as look from "./product-gallery.css.ts";
import { neighbour } from "./swipe.ts";
import { useImageViewer } from "./use-image-viewer.tsx";
import { useSwipe } from "./use-swipe.ts";

export interface ProductGalleryProps {
  readonly name: string;
  readonly images: readonly string[];
  /** One of the images, or that of the chosen variant. */
  readonly shown: string | null;
  readonly onShow: (image: string) => void;
}

/** One column on a phone, two on a tablet. */
const stageSizes = "(max-width: 767px) 100vw, 480px";

/** The large image, which can be swiped and enlarged, and thumbnails of all images. */
export function ProductGallery({ name, images, shown, onShow }: ProductGalleryProps): ReactElement {
  const { t } = useLingui();
  const all = shown === null || images.includes(shown) ? images : [shown, ...images];
  const { prepare, open, Lens, viewer } = useImageViewer(name, all);
  const swipe = useSwipe((step) => {
    const next = neighbour(images, shown, step);
    if (next !== null) onShow(next);
  });
  return (
    <div className={look.gallery}>
      <div className={`${look.stage} ${arrivingImage}`} {...swipe}>
        <ProductImage src={shown} alt={name} width={480} sizes={stageSizes} eager />
        {Lens !== null && shown !== null && <Lens key={shown} src={shown} />}
        {shown !== null && (
          <button
            type="button"
            className={look.enlarge}
            aria-label={t`Enlarge the picture`}
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => open(shown)}
          >
            <span className={look.lens}>
              <Icon of={ZoomIn} />
            </span>
          </button>
        )}
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
                  onPointerEnter={({ pointerType }) => pointerType === "mouse" && onShow(image)}
                >
                  <ProductImage src={image} alt="" width={88} />
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
