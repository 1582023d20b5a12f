import { Trans } from "@lingui/react/macro";
import { Zap } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { kinds, tag } from "./tag.css.ts";
import { SlotContent } from "./slot-content.tsx";

type NamedKind = "own" | "flash" | "fresh";

/** `own`, `flash` and `fresh` have a text of their own; the others need one. */
export type TagProps =
  | { readonly kind: NamedKind; readonly children?: ReactNode }
  | { readonly kind: Exclude<keyof typeof kinds, NamedKind>; readonly children: ReactNode };

function ownText(kind: TagProps["kind"]): ReactNode {
  if (kind === "own") return <Trans>Self-operated</Trans>;
  if (kind === "flash") return <Trans context="tag">Flash</Trans>;
  if (kind === "fresh") return <Trans context="tag">New</Trans>;
  return null;
}

export function Tag({ kind, children }: TagProps): ReactElement {
  return (
    <span className={`${tag} ${kinds[kind]}`}>
      {kind === "flash" && <Icon of={Zap} size={12} filled />}
      <SlotContent>{children ?? ownText(kind)}</SlotContent>
    </span>
  );
}
