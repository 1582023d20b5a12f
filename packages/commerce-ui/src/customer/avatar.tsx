import { type ReactElement, useState } from "react";
import { behindImage, sizes, tones } from "./avatar.css.ts";

export type AvatarTone = keyof typeof tones;

const toneNames = Object.keys(tones) as readonly AvatarTone[];

/** A background that stays with an id, so that customers without an image can be told apart. */
export function avatarTone(id: number): AvatarTone {
  return toneNames[id % toneNames.length] ?? "brand";
}

/** What stands for a customer without an image: two letters of a Latin name, one character of any other. */
export function initials(nickname: string): string {
  const name = nickname.trim();
  const [latin] = /^\p{Script=Latin}{2}/u.exec(name) ?? [];
  return latin ?? firstLetter(name);
}

function firstLetter(name: string): string {
  // A character as people see it: an emoji may be several of the machine's.
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name);
  return first?.segment.toUpperCase() ?? "";
}

const pixels = { small: 36, large: 72 } as const;

export interface AvatarProps {
  /** Stands beside it. */
  readonly name: string;
  /** The attributes of an `img`; null where the customer has none. */
  readonly image: { readonly src: string; readonly srcSet?: string } | null;
  readonly size?: keyof typeof pixels;
  readonly tone?: AvatarTone;
}

/** A customer's image; letters of the name where there is none, or it does not load. */
export function Avatar({ name, image, size = "small", tone = "home" }: AvatarProps): ReactElement {
  const [missing, setMissing] = useState<string | null>(null);
  if (image === null || image.src === missing)
    return (
      <span aria-hidden className={`${sizes[size]} ${tones[tone]}`}>
        {size === "large" ? initials(name) : firstLetter(name.trim())}
      </span>
    );
  const width = pixels[size];
  return (
    <span aria-hidden className={`${sizes[size]} ${behindImage}`}>
      <img
        {...image}
        sizes={`${width}px`}
        alt=""
        width={width}
        height={width}
        loading={size === "small" ? "lazy" : undefined}
        decoding="async"
        onError={() => setMissing(image.src)}
      />
    </span>
  );
}
