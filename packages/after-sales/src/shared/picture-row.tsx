import { useLingui } from "@lingui/react/macro";
import type { ReactElement } from "react";
import * as look from "./picture-row.css.ts";

export interface PictureRowProps {
  readonly images: readonly string[];
  /** Names them: "Picture of the request". */
  readonly label: string;
  readonly atEnd?: boolean;
}

/** Pictures that open in full size. They are private, so no resized copies of them exist. */
export function PictureRow({ images, label, atEnd = false }: PictureRowProps): ReactElement | null {
  const { t } = useLingui();
  if (images.length === 0) return null;
  return (
    <div className={atEnd ? `${look.row} ${look.atEnd}` : look.row}>
      {images.map((url, index) => {
        const position = index + 1;
        return (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noreferrer"
            className={look.link}
            aria-label={t`${label}, number ${position}, in a new window`}
          >
            <img src={url} alt="" width={64} height={64} loading="lazy" decoding="async" className={look.picture} />
          </a>
        );
      })}
    </div>
  );
}
