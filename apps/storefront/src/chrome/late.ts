import { latePart } from "@plaza/routing";
import type { ComponentType } from "react";

type FrameParts = typeof import("./frame-parts.ts");

/** The frame's code. The server reads this importer to name the chunk's styles, not its script, in every document. */
export const importFrameParts = (): Promise<FrameParts> => import("./frame-parts.ts");

const onServer = import.meta.env.SSR ? await importFrameParts() : null;

/** A part of the frame, which belongs to no route that could load it: on the server it is there from the start. */
export function late(name: keyof FrameParts): ComponentType {
  return latePart(importFrameParts, name, onServer?.[name]);
}
