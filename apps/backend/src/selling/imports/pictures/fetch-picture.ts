import { ask, OutgoingError, type PublicHosts, wholeOf } from "@plaza/http-server";
import { PictureProblem } from "../problem.ts";
import { type Sentence, sentence } from "../sentence.ts";

export interface FetchRules extends PublicHosts {
  /** Whether http will do, too. */
  readonly takesPlain: boolean;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

const ordinaryMs = 10_000;
const maxRedirects = 3;

/**
 * What an address of the web answers. It comes from a merchant's file, so public hosts alone are asked, wherever names or
 * redirects lead.
 *
 * @throws {PictureProblem}
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<Buffer> {
  const { takesPlain, maxBytes, signal, timeoutMs = ordinaryMs, ...hosts } = rules;
  const url = URL.parse(address);
  checkWebAddress(url, takesPlain);
  const request = {
    hosts,
    deadlineMs: timeoutMs,
    maxBytes,
    signal,
    headers: { accept: "image/jpeg, image/png" },
    redirects: { max: maxRedirects, check: (target: URL) => checkWebAddress(target, takesPlain) },
  };
  try {
    return await ask(url, request, async (answer) => {
      if (answer.status !== 200) throw new PictureProblem(sentence("answersStatus", { status: answer.status }));
      return wholeOf(answer);
    });
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    // Only what is said by us: an error of the network names addresses.
    throw new PictureProblem(sentenceOf(error, maxBytes), { cause: error });
  }
}

function checkWebAddress(url: URL | null, takesPlain: boolean): asserts url is URL {
  const isWeb = url?.protocol === "https:" || (takesPlain && url?.protocol === "http:");
  if (url === null || !isWeb) throw new PictureProblem(sentence("notHttps"));
  if (url.username !== "" || url.password !== "") throw new PictureProblem(sentence("passwordInAddress"));
}

function sentenceOf(error: unknown, maxBytes: number): Sentence {
  const failure = error instanceof OutgoingError ? error.failure : null;
  if (failure === "private-address") return sentence("notPublic");
  if (failure === "redirects") return sentence("redirectsTooOften", { most: maxRedirects });
  if (failure === "too-large") return sentence("pictureTooLarge", { most: maxBytes });
  return sentence("noAnswer");
}
