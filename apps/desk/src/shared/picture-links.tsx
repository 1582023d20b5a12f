import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { picture, pictures } from "./page.css.ts";

/** Pictures that somebody has sent, each of which opens in a tab of its own. */
export function PictureLinks({ images }: { readonly images: readonly string[] }): ReactElement | null {
  const { t } = useLingui();
  if (images.length === 0) return null;
  return (
    <div className={pictures}>
      {images.map((image, index) => {
        const place = index + 1;
        return (
          <a key={image} href={image} target="_blank" rel="noreferrer" aria-label={t`Picture ${place}`}>
            <img className={picture} src={image} alt="" loading="lazy" />
          </a>
        );
      })}
    </div>
  );
}
