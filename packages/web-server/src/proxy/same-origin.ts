import type { FastifyRequest } from "fastify";

function changesNothing({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** A proxy may ask this server by another name than browsers know it by, so `publicOrigin` counts as its own, too. */
function isOwnOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === request.host || origin === publicOrigin;
}

/** Whether a request proves that it comes from a page of this very site. */
export function isFromOwnPage(request: FastifyRequest, publicOrigin: string | null): boolean {
  const site = request.headers["sec-fetch-site"];
  return (site === undefined || site === "same-origin") && isOwnOrigin(request, publicOrigin);
}

/**
 * Whether a request comes from somewhere else than a page of this very site. A request that changes something has to prove
 * where it comes from; for the others it is enough that the browser does not say otherwise.
 */
export function isCrossOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const site = request.headers["sec-fetch-site"];
  if (changesNothing(request)) return site !== undefined && site !== "same-origin" && site !== "none";
  return !isFromOwnPage(request, publicOrigin);
}
