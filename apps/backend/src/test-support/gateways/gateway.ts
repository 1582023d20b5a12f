import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import type { PaymentStart } from "@plaza/api-client";
import type { PaymentProvider } from "../../money/payments/providers/provider.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";

/** What a gateway knows of a payment. Amounts are fen. */
export interface Trade {
  readonly number: string;
  readonly amount: number;
  readonly subject: string;
  /** Null where the company has it in the pages of the account. */
  readonly notifyUrl: string | null;
  /** As the gateway's own wire writes it; null: no deadline. */
  readonly payBefore: string | null;
  state: "unpaid" | "paid" | "closed";
  /** By the number of the refund. */
  readonly refunds: Map<string, number>;
}

/** How a notification differs from an honest one, though the company itself has signed it. */
export interface Difference {
  readonly amount?: number;
  /** Of somebody else, whose notification was sent here. */
  readonly appId?: string;
  readonly merchantId?: string;
  /** When it was signed; without it, now. */
  readonly at?: Date;
}

export interface SentNotification {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * `fails`: answers that something is wrong with it. `forges`: signs with a key that is not the company's, or, where answers are not
 * signed, answers about somebody else's payment. `hesitates`: has
 * begun a refund only. `hangs`: takes a request, and says nothing. `loses`: does what it is asked, and says nothing.
 */
type Behaviour = "works" | "fails" | "forges" | "hesitates" | "hangs" | "loses";

/** A stand-in for a company's server, with keys of its own, written from the company's documentation. */
export interface Gateway {
  readonly name: string;
  readonly method: ProviderMethod;
  /** The code of the way of paying on the wire. */
  readonly payWay: number;
  /** Whether its server is asked when a payment starts. */
  readonly isAskedToStart: boolean;
  /** Of notifications that are about somebody else's money. */
  readonly ofOthers: readonly Difference[];
  /** What a shop's environment says of its contract with this gateway. */
  readonly environment: Readonly<Record<string, string>>;
  /** The provider of a shop that has a contract with this gateway. */
  readonly provider: PaymentProvider;
  readonly trades: Map<string, Trade>;
  /** Everything that was asked of it, as it calls it. */
  readonly asked: readonly string[];
  behaviour: Behaviour;
  /** The shopper goes on as the shop's answer says, with a browser or a phone. */
  readonly follow: (start: PaymentStart) => Promise<Trade>;
  /** That a payment was made, signed by the company. */
  readonly notification: (trade: Trade, difference?: Difference) => SentNotification;
  /** What others may send in its place. */
  readonly forgeries: (trade: Trade) => readonly SentNotification[];
  /** What the company takes for "taken", and what for "rejected". */
  readonly replies: { readonly taken: string; readonly rejected: string };
  readonly close: () => Promise<void>;
}

export interface ServedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface ServedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An HTTP server on a free port of the loopback interface. Where there is no answer, it keeps the connection open. */
export async function serve(answer: (request: ServedRequest) => ServedAnswer | null): Promise<{
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      const body = (await buffer(request)).toString("utf8");
      const { method = "", url = "", headers } = request;
      const served = answer({ method, url: new URL(url, "http://gateway"), headers, body });
      if (served === null) return;
      response.writeHead(served.status, { connection: "close", ...served.headers }).end(served.body);
    };
    respond().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The gateway listens on no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** @throws where the gateway knows no such payment */
export function tradeOf(trades: ReadonlyMap<string, Trade>, number: string): Trade {
  const trade = trades.get(number);
  if (trade === undefined) throw new Error(`The gateway knows no payment ${number}`);
  return trade;
}
