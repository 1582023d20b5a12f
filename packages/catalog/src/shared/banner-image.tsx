import { useLingui } from "@lingui/react/macro";
import type { Banner } from "@plaza/api-client";
import { imageSource, to, useOptionalPath } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { CSSProperties, ReactElement } from "react";
import { focusX, focusY, frame, image } from "./banner-image.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface BannerImageProps {
  readonly banner: Banner;
  readonly className: string;
  readonly width: number;
  readonly height: number;
  readonly eager: boolean;
  /** What is written over the image's empty side. */
  readonly children: Elements;
}

/** A banner with its link, wherever the platform says it leads; to no screen of this shop it is not clickable. */
export function BannerImage({ banner, className, width, height, eager, children }: BannerImageProps): ReactElement {
  const { t } = useLingui();
  const { link, text, alt, focus } = banner;
  const page = useOptionalPath(link?.kind === "page" ? link.path : null);
  const shown = `${frame} ${className}`;
  const content = (
    <>
      {banner.image !== null && (
        <img
          className={image}
          {...imageSource(banner.image, width)}
          sizes={`(max-width: 1279px) 100vw, ${width}px`}
          alt={alt}
          {...(focus !== null && { style: { [focusX]: `${focus.x}%`, [focusY]: `${focus.y}%` } as CSSProperties })}
          width={width}
          height={height}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
        />
      )}
      {children}
    </>
  );
  // A screen reader cannot read an image that carries its own text.
  const label = text === null && alt === "" ? t`See this offer` : undefined;
  if (link?.kind === "product")
    return (
      <Link {...to.product(link.id)} className={shown} aria-label={label}>
        {content}
      </Link>
    );
  if (page !== null)
    return (
      <Link {...page} className={shown} aria-label={label}>
        {content}
      </Link>
    );
  if (link?.kind !== "external") return <div className={shown}>{content}</div>;
  return (
    <a href={link.url} target="_blank" rel="noopener noreferrer" className={shown} aria-label={label}>
      {content}
    </a>
  );
}
