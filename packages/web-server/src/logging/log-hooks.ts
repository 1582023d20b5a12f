import type { FastifyServerOptions } from "fastify";

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

/** `@fastify/reply-from` logs each failure on its own, without its path and its time: our line has both. */
export const logHooks: NonNullable<LoggerOptions["hooks"]> = {
  logMethod(args, method) {
    if (args[1] !== "response errored") method.apply(this, args);
  },
};
