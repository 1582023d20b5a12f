import type { IconNode } from "lucide";
import type { ReactElement } from "react";
import { filledIcon, icon } from "./icon.css.ts";

export interface IconProps {
  readonly of: IconNode;
  /** Pixels: 14 in meta lines, 16 in small buttons, 18 in fields, 20 in headers, 22 in promises. */
  readonly size?: number | undefined;
  /** What the icon means, where no text beside it says so. Without it the icon is decoration. */
  readonly label?: string | undefined;
  /** Only star, heart and bolt are ever filled. */
  readonly filled?: boolean | undefined;
}

/** Icons are drawn in a square of 24 units, with lines of 1.5 px whatever their size. */
const stroke = 1.5 * 24;

const drawings = new WeakMap<IconNode, string>();

/**
 * The shapes of an icon as markup. A page has some sixty icons of one to nine shapes: as elements they were a quarter of all
 * that the server draws of a product's page and that the browser takes over, though nothing of them ever changes. They are
 * constants of lucide's, and no text of anybody takes part.
 */
function drawingOf(shapes: IconNode): string {
  let drawing = drawings.get(shapes);
  if (drawing === undefined) {
    drawing = "";
    for (const [shape, attributes] of shapes) {
      drawing += `<${shape}`;
      for (const name in attributes) drawing += ` ${name}="${attributes[name]}"`;
      drawing += "/>";
    }
    drawings.set(shapes, drawing);
  }
  return drawing;
}

/** Draws lucide's shapes itself: its React binding would cost the first load more than all the icons in it. */
export function Icon({ of: shapes, size = 18, label, filled = false }: IconProps): ReactElement {
  return (
    <svg
      className={filled ? filledIcon : icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={Math.round((stroke / size) * 100) / 100}
      role={label && "img"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: drawingOf(shapes) }}
    />
  );
}
