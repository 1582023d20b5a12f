import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ApiError, type ApiClient } from "@plaza/api-client";
import { sendImportPicture } from "@plaza/api-client/desk";
import { importOrReload } from "@plaza/routing";
import { isTooLarge } from "@plaza/ui-kit/upload-items";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { problemText } from "../../shared/problem-text.ts";
import { maxPictureMegabytes, pictureLimits } from "./chosen-picture.ts";
import { nothingSent, openPictureQueue, type PictureQueue, type PictureQueueState } from "./picture-queue.ts";

/** A picture that is there to be sent. */
export interface ReadPicture {
  readonly name: string;
  readonly file: File;
}

class StaysTooLarge extends Error {
  override readonly name = "StaysTooLarge";
}

/** Its name stays: files of products call it by that. */
async function smallEnough(file: File): Promise<File> {
  if (!isTooLarge(file, pictureLimits)) return file;
  const { shrinkImage } = await importOrReload(() => import("@plaza/ui-kit/shrink-image"));
  const smaller = await shrinkImage(file, pictureLimits);
  if (smaller === null) throw new StaysTooLarge(file.name);
  return smaller;
}

/** Sends pictures as long as the page is there, smaller where they are too large. */
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
            mutationFn: async () =>
              sendImportPicture(desk, { ...picture, file: await smallEnough(picture.file), signal }),
            networkMode: "always",
            gcTime: 0,
          })
          .execute(undefined),
      failureOf: (error) => {
        if (error instanceof StaysTooLarge)
          return { reason: i18n._(msg`A picture has ${maxPictureMegabytes} MB at most.`), isFinal: true };
        // What is said of a field is wrong with the picture itself; else it is too much, or too many, for now.
        const isFinal = error instanceof ApiError && error.kind === "business" && error.field !== null;
        return { reason: problemText(i18n, error), isFinal };
      },
      onChange: setState,
    }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  return [state, queue];
}
