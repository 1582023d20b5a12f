import { useEffect, useRef } from "react";
import {
  type ChangeUploads,
  isTooLarge,
  type SentFile,
  type UnsentUpload,
  type UploadItem,
  type UploadItems,
  type UploadLimits,
} from "./upload-items.ts";

export interface SendOptions {
  /** Aborted when the file is taken away. */
  readonly signal: AbortSignal;
  /** Which share of the file has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The same for each repetition of this file. */
  readonly idempotencyKey: string;
}

/** Rejects with what went wrong, whose `platformMessage` is shown where there is one. */
export type SendFile = (file: File, options: SendOptions) => Promise<SentFile>;

export type ImportOrReload = <Module>(importer: () => Promise<Module>) => Promise<Module>;

/** More at once would only slow each other down. */
const atOnce = 2;

interface QueueOptions {
  readonly onItems: ChangeUploads;
  readonly send: SendFile;
  readonly limits: UploadLimits;
  readonly importOrReload: ImportOrReload;
  /** Is told of each that was sent, or has failed. */
  readonly onEnd: (item: UploadItem) => void;
}

/**
 * Sends the files that wait, a few at a time, and says how far each is. A picture that is too large is made smaller first.
 * What is taken away is not sent on.
 */
export function useUploadQueue(items: UploadItems, options: QueueOptions): void {
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    for (const [id, sending] of running.current) {
      const item = items.find((each) => each.id === id);
      if (item !== undefined && isDue(item)) continue;
      running.current.delete(id);
      // What has ended hears nothing of it.
      sending.abort();
    }
    for (const item of items) {
      if (running.current.size >= atOnce) return;
      if (isDue(item) && !running.current.has(item.id)) void start(item, running.current, latest.current);
    }
  }, [items]);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const sending of all.values()) sending.abort();
      all.clear();
    };
  }, []);
}

/** One that is busy without being sent was left by a field that is gone. */
function isDue(item: UploadItem): item is UnsentUpload {
  return item.state !== "done" && item.state !== "failed";
}

async function start(
  item: UnsentUpload,
  running: Map<string, AbortController>,
  { onItems, send, limits, importOrReload, onEnd }: QueueOptions,
): Promise<void> {
  const sending = new AbortController();
  const { signal } = sending;
  running.set(item.id, sending);
  const change = (next: (item: UnsentUpload) => UploadItem): void => {
    // What was taken away has nothing to say any more.
    if (signal.aborted) return;
    onItems((items) => items.map((each) => (each.id === item.id && each.state !== "done" ? next(each) : each)));
  };
  const end = (outcome: UploadItem): void => {
    if (signal.aborted) return;
    change(() => outcome);
    onEnd(outcome);
  };
  let ready = item;
  try {
    if (isTooLarge(item.file, limits)) {
      change((each) => ({ ...each, state: "shrinking" }));
      const { shrinkImage } = await importOrReload(() => import("./shrink-image.ts"));
      const file = await shrinkImage(item.file, limits);
      if (file === null) return end({ ...item, state: "failed", problem: "shrinking" });
      ready = { ...item, file, name: file.name };
      if (signal.aborted) return;
    }
    change(() => ({ ...ready, state: "busy", share: 0 }));
    const { path, url } = await send(ready.file, {
      signal,
      idempotencyKey: item.attempt,
      // Whole percents, as they are shown.
      onProgress: (share) => {
        const shown = Math.floor(share * 100) / 100;
        change((each) => (each.share === shown ? each : { ...each, share: shown }));
      },
    });
    end({ id: ready.id, name: ready.name, file: ready.file, state: "done", path, url });
  } catch (error) {
    end({ ...ready, state: "failed", problem: "sending", reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string | null {
  const message = error instanceof Error && "platformMessage" in error ? error.platformMessage : null;
  return typeof message === "string" ? message : null;
}
