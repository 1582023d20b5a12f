import type { HomeThing, HomeThingKind } from "@plaza/api-client/desk";
import { createContext, useContext } from "react";

/** What the fields of home share: what things are called, and what is wrong with the draft that was sent last. */
export interface HomeContext {
  readonly named: readonly HomeThing[];
  /** Keeps the name of something that was just chosen. */
  readonly name: (thing: HomeThing) => void;
  /** Where in the document it is, and what is wrong; null: nothing is. */
  readonly wrong: { readonly path: string; readonly text: string } | null;
}

export const homeContext = createContext<HomeContext>({ named: [], name: () => {}, wrong: null });

export function useThing(kind: HomeThingKind, id: number): HomeThing | undefined {
  return useContext(homeContext).named.find((each) => each.kind === kind && each.id === id);
}

/** What is wrong with a field of the document, by its path. */
export function useErrorAt(): (path: string) => string | undefined {
  const { wrong } = useContext(homeContext);
  return (path) => (wrong?.path === path ? wrong.text : undefined);
}
