import type { Customer } from "@plaza/api-client";
import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { mark } from "./writer-mark.css.ts";

/** The customer's own face, or the first letter of the nickname, which stands beside it. */
export function WriterMark({ nickname, avatar }: Pick<Customer, "nickname" | "avatar">): ReactElement {
  if (avatar === null) {
    const [letter = ""] = nickname;
    return (
      <span className={mark} aria-hidden>
        {letter.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={mark}
      {...imageSource(avatar, 36)}
      sizes="36px"
      alt=""
      width={36}
      height={36}
      loading="lazy"
      decoding="async"
    />
  );
}
