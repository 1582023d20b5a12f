import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

/** Says what is wrong with a request. What went wrong here stands in the log, and nowhere else. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 500) return reply.send(error);
  request.log.error({ err: error }, "A request could not be answered.");
  return reply.code(statusCode).header("cache-control", "no-store").send({ message: "Something went wrong." });
}
