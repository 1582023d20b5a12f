/** A message to one address. */
export interface Mail {
  readonly to: string;
  /** What it is about, as the outbox of the demo names it. */
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code that it brings, which the outbox shows by itself; "" where it brings none. */
  readonly code: string;
  /** Mail programs show one of several with the same id, such as of one that was sent again because its fate was unknown. */
  readonly id: string;
  readonly at: Date;
  /** How long its server is waited for where somebody waits for that; without it, as long as the sender finds right. */
  readonly waitMs?: number;
}

/** Brings emails on their way. */
export interface MailSender {
  /** It sends nothing, but stores what it gets for the demo's operator. */
  readonly isOutbox: boolean;
  /**
   * @throws {RefusedAddress} when the address will never take it
   * @throws {UnknownFate} when nobody knows whether it has been taken
   * @throws {Undelivered} when it has not
   */
  send(mail: Mail): Promise<void>;
}

/** There is no such address, or it takes nothing. Says neither which address nor what was sent: errors are logged. */
export class RefusedAddress extends Error {
  override readonly name = "RefusedAddress";
}

declare module "../http/services.ts" {
  interface Services {
    /** Null: no emails can be sent. */
    readonly mail: MailSender | null;
  }
}
