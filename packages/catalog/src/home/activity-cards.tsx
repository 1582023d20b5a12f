import { useLingui } from "@lingui/react/macro";
import type { ActivityArea } from "@plaza/api-client";
import type { ReactElement } from "react";
import * as look from "./activity-cards.css.ts";
import { type AreaShape, areaShapes } from "./area-shapes.ts";
import { AreaTile } from "./area-tile.tsx";

/** A tall tile shows a part of an image that is as high as it. */
const widths: Readonly<Record<AreaShape, number>> = {
  lead: 580,
  tall: 420,
  small: 280,
  half: 580,
  third: 380,
  strip: 1180,
};

const wide = new Set<AreaShape>(["lead", "strip"]);

/** The platform's themes, each with a link to its products; nothing where there are none. */
export function ActivityCards({ areas }: { readonly areas: readonly ActivityArea[] }): ReactElement | null {
  const { t } = useLingui();
  if (areas.length === 0) return null;
  const shapes = areaShapes(areas.length);
  return (
    <ul className={look.cards} aria-label={t`Themes`}>
      {areas.map((area, index) => {
        const shape = shapes[index] ?? "small";
        const width = widths[shape];
        return (
          <li key={area.id} className={look.shapes[shape]}>
            <AreaTile
              area={area}
              width={width}
              sizes={`(max-width: 1023px) ${wide.has(shape) ? 100 : 66}vw, ${width}px`}
              look={look.tile}
            />
          </li>
        );
      })}
    </ul>
  );
}
