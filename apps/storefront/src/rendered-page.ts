/** The answer to a request for a page. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  /** One text where all of the page was at hand, else a stream of its parts; null where there is nothing to show. */
  readonly body: string | ReadableStream<Uint8Array> | null;
}
