import type { FastifyRequest } from "fastify";

function changesNothing({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** Reached under another name than the one that this server was asked by: `publicOrigin` counts as its own too. */
function isOwnOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === request.host || origin === publicOrigin;
}

/**
 * Whether a request comes from somewhere else than a page of this very site. What changes something has to prove where it
 * comes from; for the rest it is enough that the browser does not say otherwise.
 */
export function isForeign(request: FastifyRequest, publicOrigin: string | null): boolean {
  const site = request.headers["sec-fetch-site"];
  if (changesNothing(request)) return site !== undefined && site !== "same-origin" && site !== "none";
  return (site !== undefined && site !== "same-origin") || !isOwnOrigin(request, publicOrigin);
}
