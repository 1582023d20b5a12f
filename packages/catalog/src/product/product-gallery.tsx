import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { ZoomIn } from "lucide";
import type { ReactElement } from "react";
import { arrivingPicture } from "../shared/picture-transition.css.ts";
import { ProductPicture } from "../shared/product-picture.tsx";
import * as look from "./product-gallery.css.ts";
import { neighbour } from "./swipe.ts";
import { usePictureViewer } from "./use-picture-viewer.tsx";
import { useSwipe } from "./use-swipe.ts";

export interface ProductGalleryProps {
  readonly name: string;
  readonly pictures: readonly string[];
  /** One of the pictures, or that of the chosen variant. */
  readonly shown: string | null;
  readonly onShow: (picture: string) => void;
}

/** One column on a phone, two on a tablet. */
const stageSizes = "(max-width: 767px) 100vw, 480px";

/** The large picture, which can be swiped and enlarged, and thumbnails of all pictures. */
export function ProductGallery({ name, pictures, shown, onShow }: ProductGalleryProps): ReactElement {
  const { t } = useLingui();
  const all = shown === null || pictures.includes(shown) ? pictures : [shown, ...pictures];
  const { prepare, open, Lens, viewer } = usePictureViewer(name, all);
  const swipe = useSwipe((step) => {
    const next = neighbour(pictures, shown, step);
    if (next !== null) onShow(next);
  });
  return (
    <div className={look.gallery}>
      <div className={`${look.stage} ${arrivingPicture}`} {...swipe}>
        <ProductPicture src={shown} alt={name} width={480} sizes={stageSizes} eager />
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
                  onPointerEnter={({ pointerType }) => pointerType === "mouse" && onShow(picture)}
                >
                  <ProductPicture src={picture} alt="" width={88} />
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
