import { to } from "@plaza/routing";
import { useMatches } from "@tanstack/react-router";
import type { ComponentType, ReactElement } from "react";
import { ListEnd } from "./list-end.tsx";
import { ListHead } from "./list-head.tsx";
import { HotListControls, SearchControls } from "./search-controls.tsx";
import type { KindProps } from "./shown-list.ts";

/** By the address of the list. */
const kinds: Readonly<Record<string, ComponentType<KindProps>>> = {
  [to.list.path]: SearchControls,
  [to.hotList.path]: HotListControls,
};

function Shown(props: KindProps): ReactElement | null {
  const path: string = useMatches().at(-1)?.fullPath ?? "";
  const Kind = kinds[path];
  return Kind === undefined ? null : <Kind {...props} />;
}

export function AboveProducts(): ReactElement {
  return <Shown Part={ListHead} />;
}

export function BelowProducts(): ReactElement {
  return <Shown Part={ListEnd} />;
}
