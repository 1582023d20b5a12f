import { changeProfile, type ProfileChange, staleAfter } from "@plaza/api-client";
import { useState } from "react";
import { profileRoute } from "../routes.ts";
import { type Submission, useSubmission } from "../shared/use-submission.ts";

export interface SavedProfile extends Submission<ProfileChange> {
  /** By this device's clock; null where nothing was saved, or the form was changed since. */
  readonly savedAt: number | null;
}

/** Saves, and renews the header with the page. */
export function useSaveProfile(): SavedProfile {
  const { api, queryClient } = profileRoute.useRouteContext();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const save = useSubmission(
    (change: ProfileChange) => changeProfile(api, change),
    () => {
      setSavedAt(Date.now());
      void queryClient.invalidateQueries({ predicate: staleAfter("profile-change") });
    },
    "again",
  );
  return {
    ...save,
    savedAt,
    forget: () => {
      setSavedAt(null);
      save.forget();
    },
  };
}
