import type { FastifyInstance } from "fastify";
import { Counter, Gauge } from "prom-client";

/** Codes that tell something; a browser may close with two thousand others. */
const knownCodes = new Set([1000, 1001, 1005, 1006, 1008, 1009, 1011, 1013, 4401]);

/** What `/metrics` tells of the sockets. */
export interface SocketMetrics {
  readonly refused: (reason: string) => void;
  readonly ended: (code: number) => void;
  readonly message: (from: "browser" | "platform", bytes: number) => void;
}

export function socketMetrics({ metrics }: FastifyInstance, openSockets: () => number): SocketMetrics {
  const { prefix, registry } = metrics;
  const registers = [registry];
  void new Gauge({
    name: `${prefix}_sockets_open`,
    help: "Sockets of browsers that are open now.",
    registers,
    collect() {
      this.set(openSockets());
    },
  });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> =>
    new Counter({ name: `${prefix}_${name}`, help, labelNames, registers });
  const refusals = counter("socket_refusals_total", "Sockets that were refused, by reason.", "reason");
  const ends = counter("socket_ends_total", "Sockets that have ended, by their close code.", "code");
  const messages = counter("socket_messages_total", "Messages that were read, by who has sent them.", "from");
  const bytes = counter("socket_bytes_total", "Bytes of those messages, by who has sent them.", "from");
  return {
    refused: (reason) => refusals.inc({ reason }),
    ended: (code) => ends.inc({ code: knownCodes.has(code) ? String(code) : "other" }),
    message: (from, size) => {
      messages.inc({ from });
      bytes.inc({ from }, size);
    },
  };
}
