import type { Customer } from "@plaza/api-client";
import { imageSource } from "@plaza/routing";
import { type ReactElement, useState } from "react";
import * as look from "./avatar.css.ts";

/** What stands for a customer without an image: two letters of a Latin name, one character of any other. */
export function initials(nickname: string): string {
  const name = nickname.trim();
  const [latin] = /^\p{Script=Latin}{2}/u.exec(name) ?? [];
  if (latin !== undefined) return latin;
  // A character as people see it: an emoji may be several of the machine's.
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name);
  return first?.segment.toUpperCase() ?? "";
}

export interface AvatarProps {
  readonly customer: Pick<Customer, "avatar" | "nickname">;
}

/** A customer's image; the initials where there is none, or it does not load. The name stands beside it. */
export function Avatar({ customer: { avatar, nickname } }: AvatarProps): ReactElement {
  const [missing, setMissing] = useState<string | null>(null);
  const isShown = avatar !== null && avatar !== missing;
  return (
    <span aria-hidden className={isShown ? look.image : look.letters}>
      {isShown ? (
        <img
          {...imageSource(avatar, 72)}
          alt=""
          width={72}
          height={72}
          sizes="72px"
          onError={() => setMissing(avatar)}
        />
      ) : (
        initials(nickname)
      )}
    </span>
  );
}
