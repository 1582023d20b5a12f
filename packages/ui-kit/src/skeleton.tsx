import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { box, circle, image, loading, unknownPage } from "./skeleton.css.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";
import type { Elements } from "./slot-content.tsx";

export interface SkeletonProps {
  /** `image` is as wide as its place and square. */
  readonly shape?: "box" | "circle" | "image" | undefined;
  /** Pixels, or a CSS length. */
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly className?: string | undefined;
}

const shapes = { box: "", circle: ` ${circle}`, image: ` ${image}` };

/** Holds the place of content that is loading, in the same size. */
export function Skeleton({ shape = "box", width, height, className }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden
      className={`${box}${shapes[shape]}${className === undefined ? "" : ` ${className}`}`}
      style={{ ...(width !== undefined && { width }), ...(height !== undefined && { height }) }}
    />
  );
}

export interface LoadingProps {
  /** Skeletons. */
  readonly children: Elements;
}

/** Announces once that something is loading. Without scripts, where it would load forever, there is nothing. */
export function Loading({ children }: LoadingProps): ReactElement {
  return (
    <div aria-busy className={loading}>
      <output className={visuallyHidden}>
        <Trans>Loading</Trans>
      </output>
      {children}
    </div>
  );
}

/** Holds the place of a page of which not even the code is there: it is part of what every page brings along. */
export function PageSkeleton(): ReactElement {
  return (
    <Loading>
      <div className={unknownPage}>
        <Skeleton width={240} height={32} />
        <Skeleton height={280} />
        <Skeleton width="60%" height={16} />
        <Skeleton width="80%" height={16} />
        <Skeleton width="40%" height={16} />
      </div>
    </Loading>
  );
}
