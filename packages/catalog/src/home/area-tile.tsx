import { Trans } from "@lingui/react/macro";
import type { ActivityArea } from "@plaza/api-client";
import { imageSource, to, useOptionalLink } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide";
import type { ReactElement } from "react";

/** Classes of its parts. */
interface AreaTileLook {
  readonly card: string;
  readonly image: string;
  readonly text: string;
  readonly name: string;
  readonly synopsis: string;
  readonly more: string;
}

export interface AreaTileProps {
  readonly area: ActivityArea;
  /** CSS pixels, at most. */
  readonly width: number;
  /** The image's attribute of this name. */
  readonly sizes: string;
  readonly look: AreaTileLook;
}

/** A theme: its text on the wall of its image, with a link to its products where the shop has such a screen. */
export function AreaTile({ area, width, sizes, look }: AreaTileProps): ReactElement {
  const toArea = useOptionalLink(to.specialArea);
  const { id, name, synopsis, image } = area;
  const content = (
    <>
      {image !== null && (
        <img
          className={look.image}
          {...imageSource(image, width)}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={look.text}>
        <span className={look.name}>{name}</span>
        {synopsis !== "" && <span className={look.synopsis}>{synopsis}</span>}
        {toArea !== null && (
          <span className={look.more}>
            <Trans>Explore</Trans>
            <Icon of={ArrowRight} size={14} />
          </span>
        )}
      </span>
    </>
  );
  if (toArea === null) return <div className={look.card}>{content}</div>;
  return (
    <Link {...toArea({ id, name, title: synopsis })} className={look.card}>
      {content}
    </Link>
  );
}
