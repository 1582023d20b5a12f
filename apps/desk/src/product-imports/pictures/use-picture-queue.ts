import { useLingui } from "@lingui/react/macro";
import { ApiError, type ApiClient } from "@plaza/api-client";
import { sendImportPicture } from "@plaza/api-client/desk";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { problemText } from "../../shared/problem-text.ts";
import { nothingSent, openPictureQueue, type PictureQueue, type PictureQueueState } from "./picture-queue.ts";

/** A picture that is there to be sent. */
export interface ReadPicture {
  readonly name: string;
  readonly file: File;
}

/** Sends pictures as long as the page is there. */
export function usePictureQueue(desk: ApiClient): readonly [PictureQueueState<ReadPicture>, PictureQueue<ReadPicture>] {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const [state, setState] = useState<PictureQueueState<ReadPicture>>(nothingSent);
  const [queue] = useState(() =>
    openPictureQueue<ReadPicture>({
      // Mutations, so that a session that has ended leads to the login.
      send: (picture, signal) =>
        queryClient
          .getMutationCache()
          .build(queryClient, {
            mutationFn: () => sendImportPicture(desk, { ...picture, signal }),
            networkMode: "always",
            gcTime: 0,
          })
          .execute(undefined),
      failureOf: (error) => ({
        reason: problemText(i18n, error),
        // What is said of a field is wrong with the picture itself; else it is too much, or too many, for now.
        isFinal: error instanceof ApiError && error.kind === "business" && error.field !== null,
      }),
      onChange: setState,
    }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  return [state, queue];
}
