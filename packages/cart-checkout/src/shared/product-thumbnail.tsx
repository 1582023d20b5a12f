import { Thumbnail, type ThumbnailProps } from "@plaza/commerce-ui/thumbnail";
import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";

export interface ProductThumbnailProps extends Pick<ThumbnailProps, "width"> {
  readonly src: string | null;
}

/** An image of the platform, small. */
export function ProductThumbnail({ src, width }: ProductThumbnailProps): ReactElement {
  return <Thumbnail image={src === null ? null : imageSource(src, width)} width={width} />;
}
