import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { mark, tones } from "./reviewer-mark.css.ts";

export interface ReviewerMarkProps {
  /** The review's id, which chooses the colour. */
  readonly id: number;
  /** The name, which stands beside the mark. */
  readonly name: string;
  readonly image: string | null;
}

const names = Object.keys(tones) as (keyof typeof tones)[];

/** A buyer's face, or the first letter of the name. */
export function ReviewerMark({ id, name, image }: ReviewerMarkProps): ReactElement {
  if (image !== null)
    return (
      <img
        className={mark}
        {...imageSource(image, 36)}
        sizes="36px"
        alt=""
        width={36}
        height={36}
        loading="lazy"
        decoding="async"
      />
    );
  const [letter = ""] = name;
  const tone = names[id % names.length] ?? "brand";
  return (
    <span className={`${mark} ${tones[tone]}`} aria-hidden>
      {letter.toUpperCase()}
    </span>
  );
}
