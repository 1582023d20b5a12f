interface SentFrame {
  readonly event: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** What a platform does with a frame. */
export type FakeDesk = (frame: SentFrame, socket: FakeSocket) => void;

/** The browser's socket, with a platform behind it that a story or a test plays itself. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: FakeSocket[] = [];
  static desk: FakeDesk = () => undefined;
  /** Whether connections come about. */
  static accepts = true;

  readonly url: string;
  readyState = FakeSocket.CONNECTING;
  readonly sent: SentFrame[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
    queueMicrotask(() => {
      if (FakeSocket.accepts) this.open();
      else this.fail();
    });
  }

  open(): void {
    if (this.readyState !== FakeSocket.CONNECTING) return;
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
    this.say("ping", { client_time: 1 });
    this.say("login", { msg: "连接成功", msg_type: 1 });
  }

  send(text: string): void {
    const frame = JSON.parse(text) as SentFrame;
    this.sent.push(frame);
    FakeSocket.desk(frame, this);
  }

  say(event: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ event, data }) }));
  }

  fail(): void {
    this.dispatchEvent(new Event("error"));
    this.end(1006);
  }

  end(code: number): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }

  close(): void {
    this.end(1000);
  }
}

/** Replaces the browser's class until the answer is called. */
export function installFakeSockets(desk: FakeDesk = () => undefined, accepts = true): () => void {
  const { WebSocket } = globalThis;
  FakeSocket.opened = [];
  FakeSocket.desk = desk;
  FakeSocket.accepts = accepts;
  Object.assign(globalThis, { WebSocket: FakeSocket });
  return () => {
    Object.assign(globalThis, { WebSocket });
  };
}
