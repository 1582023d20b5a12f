import diagnostics from "node:diagnostics_channel";

/**
 * Loaded with `--import` into a storefront that a bench watches, never by the storefront itself: answers the bench's
 * questions about the process over the channel that `spawn` opened.
 */

export type Question = "memory" | "cpu" | "calls";

export interface Answers {
  /** Bytes, after a collection where the process was started with `--expose-gc`. */
  readonly memory: { readonly rss: number; readonly heapUsed: number };
  /** Microseconds of all threads since the start. */
  readonly cpu: number;
  /** Paths with queries of the calls to the platform since this was asked last. */
  readonly calls: readonly string[];
}

/** One page's calls are few; under load the oldest are of no interest. */
const recordedCalls = 100;
let calls: string[] = [];

diagnostics.subscribe("http.client.request.created", (message) => {
  const { request } = message as { readonly request: { readonly path: string } };
  if (calls.length < recordedCalls) calls.push(request.path);
});

const answers: { readonly [Asked in Question]: () => Answers[Asked] } = {
  memory: () => {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    return { rss, heapUsed };
  },
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  calls: () => {
    const recorded = calls;
    calls = [];
    return recorded;
  },
};

process.on("message", (question: Question) => {
  process.send?.(answers[question]());
});
// The channel alone must not keep a storefront alive that was told to stop.
process.channel?.unref();
