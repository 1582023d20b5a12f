import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";

export interface SmallImageProps {
  readonly src: string | null;
  readonly className: string;
  /** CSS pixels. */
  readonly size: number;
}

/** A decorative image beside a name. Without an image its place stays empty, so that names stay aligned. */
export function SmallImage({ src, className, size }: SmallImageProps): ReactElement {
  if (src === null) return <span className={className} />;
  return (
    <img
      {...imageSource(src, size)}
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
