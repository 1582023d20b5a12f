import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { avatar } from "./bubble.css.ts";

export interface AvatarProps {
  /** Stands beside it; its first letters are the picture of whoever has none. */
  readonly name: string;
  readonly image: string | null;
  readonly className?: string;
}

export function Avatar({ name, image, className = avatar }: AvatarProps): ReactElement {
  return (
    <span aria-hidden className={className}>
      {image === null ? (
        Array.from(name.trim()).slice(0, 2).join("")
      ) : (
        <img {...imageSource(image, 40)} sizes="40px" alt="" width={40} height={40} />
      )}
    </span>
  );
}
