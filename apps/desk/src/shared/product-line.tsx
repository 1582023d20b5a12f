import type { ReactElement, ReactNode } from "react";
import { line, mute } from "./page.css.ts";
import { Thumbnail } from "./thumbnail.tsx";

export interface ProductLineProps {
  readonly image: string | null;
  readonly name: ReactNode;
  /** "" where it has none. */
  readonly options: string;
  readonly quantity: number;
  /** What else is to be said of it. */
  readonly remark?: string | undefined;
}

/** Something that was bought. */
export function ProductLine({ image, name, options, quantity, remark }: ProductLineProps): ReactElement {
  const details = [options, `×\u00a0${quantity}`, remark ?? ""].filter((each) => each !== "");
  return (
    <div className={line}>
      <Thumbnail image={image} />
      <div>
        <span>{name}</span>
        <div className={mute}>{details.join(" · ")}</div>
      </div>
    </div>
  );
}
