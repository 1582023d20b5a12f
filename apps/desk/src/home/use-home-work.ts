import { type HomeDocument, type HomePage, saveHomeDraft } from "@plaza/api-client/desk";
import { homeRoute } from "../routes.ts";
import { type UnsavedWork, useUnsavedWork } from "../shared/unsaved-work/use-unsaved-work.ts";
import { homeChanges } from "./home-diff.ts";
import { homeStore, workOf } from "./home-work.ts";

export type HomeWorkControl = UnsavedWork<HomeDocument>;

/** What is changed at home, until it is saved. */
export function useHomeWork(page: HomePage, userId: number, onSaved: () => void): HomeWorkControl {
  const { desk } = homeRoute.useRouteContext();
  return useUnsavedWork({
    event: "home-change",
    read: { work: workOf(page), revision: page.revision },
    countChanges: (before, now) => homeChanges(before, now).length,
    send: ({ work, revision }) => saveHomeDraft(desk, { revision, document: work }),
    onSaved,
    store: homeStore(userId),
  });
}
