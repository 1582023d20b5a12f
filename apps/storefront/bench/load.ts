import autocannon from "autocannon";

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerAnswer: number;
  readonly answers: number;
  /** Answers that are none of 2xx, requests without an answer included. */
  readonly failures: number;
}

export interface LoadOptions {
  readonly origin: string;
  /** One path for all requests, or a path for each, which is then requested once. */
  readonly paths: readonly string[];
  /** How long one path is asked for. */
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const connections = 10;

/** Ten connections, each with one request after the other, through real sockets, asking for the encodings that browsers take. */
/** What Chromium asks for: a page that is sent as it is costs its server less. */
const browsersEncodings = "gzip, deflate, br, zstd";

export async function load({ origin, paths, seconds, headers = {} }: LoadOptions): Promise<Load> {
  let client = 0;
  const { requests, latency, throughput, duration, non2xx, errors, timeouts } = await autocannon({
    url: `${origin}${paths[0] ?? "/"}`,
    connections,
    headers: { "accept-encoding": browsersEncodings, ...headers },
    ...(paths.length === 1
      ? { duration: seconds }
      : {
          amount: paths.length,
          setupClient: (each) => {
            const first = client++;
            const own = paths.filter((_, index) => index % connections === first);
            each.setRequests(own.map((path) => ({ method: "GET", path })));
          },
        }),
  });
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    bytesPerAnswer: requests.total === 0 ? 0 : throughput.total / requests.total,
    answers: requests.total,
    failures: non2xx + errors + timeouts,
  };
}
