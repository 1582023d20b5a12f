import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message, headers and all. */
  readonly source: string;
}

export interface MailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

/**
 * A real SMTP server on a free port of the loopback interface; takes mail for everybody but who begins with `nobody`, and of
 * everybody but who begins with `refused`.
 */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: ({ address }, _session, answer) => {
      if (!address.startsWith("refused")) return answer();
      answer(Object.assign(new Error(`${address} may not send`), { responseCode: 553 }));
    },
    onRcptTo: ({ address }, _session, answer) => {
      if (!address.startsWith("nobody")) return answer();
      answer(Object.assign(new Error(`${address} does not exist`), { responseCode: 550 }));
    },
    onData: (stream, { envelope }, answer) => {
      let source = "";
      stream.on("data", (chunk) => (source += String(chunk)));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), source });
        answer();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return { port, received, close: () => new Promise((closed) => server.close(() => closed())) };
}
