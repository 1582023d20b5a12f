import { isLoopback } from "./platform/http/loopback.ts";

export type Mode = "demo" | "production";

export function isMode(text: string): text is Mode {
  return text === "demo" || text === "production";
}

/** Reads a variable of the environment; null: it is not set, or empty. */
type Read = (name: string) => string | null;

/**
 * The reasons why a platform with this environment does not become a demo by itself: other people can reach it, or it
 * looks like a real installation. The storefront's address counts as well, because the storefront forwards calls to it.
 */
export function objectionsToDemo(read: Read): readonly string[] {
  const elsewhere = (name: string, hostname: (text: string) => string, called = name): readonly string[] => {
    const text = read(name);
    return text === null || isLoopback(hostname(text)) ? [] : [`${called} is ${text}`];
  };
  return [
    ...(read("DATABASE_URL") === null ? [] : ["DATABASE_URL is set"]),
    ...(read("NODE_ENV") === "production" ? ["NODE_ENV is production"] : []),
    ...elsewhere("HOST", (text) => text),
    ...elsewhere("STOREFRONT_HOST", (text) => text, "the storefront's HOST"),
    ...elsewhere("PUBLIC_URL", hostnameOf),
    ...elsewhere("PUBLIC_ORIGIN", hostnameOf),
  ];
}

function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}
