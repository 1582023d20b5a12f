import { isLoopback } from "./loopback.ts";

export type Mode = "demo" | "production";

export function isMode(text: string): text is Mode {
  return text === "demo" || text === "production";
}

/** Reads a variable of the environment; null: it is not set, or empty. */
type Read = (name: string) => string | null;

/**
 * Why a platform in these surroundings is no demo unless it is told to be one: somebody else than who starts it may reach
 * it, or means it seriously. The storefront in front of it counts as well, since it passes everything on.
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
