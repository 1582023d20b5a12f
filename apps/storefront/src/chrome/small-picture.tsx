import { pictureSource } from "@plaza/routing";
import type { ReactElement } from "react";

export interface SmallPictureProps {
  readonly src: string | null;
  readonly className: string;
  /** CSS pixels. */
  readonly size: number;
}

/** Decoration beside a name; without a picture its place stays empty, so that names keep their column. */
export function SmallPicture({ src, className, size }: SmallPictureProps): ReactElement {
  if (src === null) return <span className={className} />;
  return (
    <img
      {...pictureSource(src, size)}
      sizes={`${size}px`}
      className={className}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
