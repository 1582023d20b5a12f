import { ApiError, type ChatContent } from "@plaza/api-client";
import { importOrReload } from "@plaza/routing";
import { isTooLarge, newUpload, type UnsentUpload } from "@plaza/ui-kit/upload-items";
import { useUploadProblems } from "@plaza/ui-kit/use-upload-problems";
import { useEffect, useRef, useState } from "react";

/** A picture on its way, or one that did not get through. */
export interface Picture<To = unknown> {
  readonly to: To;
  readonly upload: UnsentUpload;
  /** Of the device. */
  readonly preview: string;
}

export interface Pictures<To> {
  readonly list: readonly Picture<To>[];
  /** @returns why a file cannot be sent; null: it is on its way */
  readonly add: (file: File, to: To) => string | null;
  readonly retry: (picture: Picture<To>) => void;
  readonly remove: (picture: Picture<To>) => void;
  readonly problemText: ReturnType<typeof useUploadProblems>;
}

/** Under 2 MB, as `file/formimage` takes them for a conversation. */
export const pictureLimits = { types: ["jpg", "jpeg", "png"], bytes: 2 * 1024 * 1024 - 1 };

/** Sends a file to the platform, by a name for the attempt. */
type SendPicture = (
  file: File,
  options: { readonly idempotencyKey: string },
) => Promise<{ readonly path: string; readonly url: string }>;

/**
 * Sends pictures to the platform, smaller where they are too large; each becomes a message to whom it was added for when it is there.
 *
 * @param say makes a message of one. Where it answers false, nobody can take it now, and the picture stays.
 */
export function usePictures<To>(say: (content: ChatContent, to: To) => boolean, send: SendPicture): Pictures<To> {
  const problemText = useUploadProblems(pictureLimits);
  // What an upload that takes long says in the end is said to whoever is there then.
  const sayNow = useRef(say);
  useEffect(() => {
    sayNow.current = say;
  });
  const [list, setList] = useState<readonly Picture<To>[]>([]);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  function change(id: string, changed: Partial<UnsentUpload>): void {
    setList((now) =>
      now.map((each) => (each.upload.id === id ? { ...each, upload: { ...each.upload, ...changed } } : each)),
    );
  }
  function remove({ upload, preview }: Picture<To>): void {
    setList((now) => now.filter((each) => each.upload.id !== upload.id));
    previews.current.delete(preview);
    URL.revokeObjectURL(preview);
  }
  async function transmit(picture: Picture<To>): Promise<void> {
    const { id, attempt } = picture.upload;
    let { file } = picture.upload;
    change(id, { state: "busy", problem: null, reason: null });
    try {
      if (isTooLarge(file, pictureLimits)) {
        const { shrinkImage } = await importOrReload(() => import("@plaza/ui-kit/shrink-image"));
        const smaller = await shrinkImage(file, pictureLimits);
        if (smaller === null) return change(id, { state: "failed", problem: "shrinking" });
        file = smaller;
        change(id, { file });
      }
      const { path, url } = await send(file, { idempotencyKey: attempt });
      if (sayNow.current({ type: "image", path, url }, picture.to)) remove(picture);
      else change(id, { state: "failed", problem: "sending" });
    } catch (error) {
      const reason = error instanceof ApiError && error.show ? error.platformMessage : null;
      change(id, { state: "failed", problem: "sending", reason });
    }
  }
  return {
    list,
    add: (file, to) => {
      const upload = newUpload(file, pictureLimits);
      if (upload.state === "done") return null;
      if (upload.problem !== null) return problemText(upload);
      const picture = { to, upload, preview: URL.createObjectURL(file) };
      previews.current.add(picture.preview);
      setList((now) => [...now, picture]);
      void transmit(picture);
      return null;
    },
    retry: (picture) => void transmit(picture),
    remove,
    problemText,
  };
}
