import type { Language } from "../../platform/store/language.ts";
import type { Scene } from "./scenes.ts";

interface CodeMessage {
  readonly mobile: string;
  readonly scene: Scene;
  readonly code: string;
  readonly language: Language;
  readonly at: Date;
}

/** What a customer wants to be told by text message. */
interface NoticeMessage {
  /** The number of the notice: of two messages with the same one only one is sent. */
  readonly id: number;
  readonly mobile: string;
  /** What it is about: gateways whose texts have to be approved have one for each. */
  readonly kind: string;
  readonly text: string;
  readonly language: Language;
  readonly at: Date;
}

/** A link to an order, which somebody has asked for. */
interface LinkMessage {
  /** Of two messages with the same one only one is sent. */
  readonly id: number;
  readonly mobile: string;
  readonly text: string;
  readonly language: Language;
  readonly at: Date;
}

/** Brings codes, notices and links to telephones. */
export interface SmsSender {
  /** It sends nothing, but stores what it gets for the demo's operator. */
  readonly isOutbox: boolean;
  /**
   * @throws {UnknownFate} when nobody knows whether the message has been taken
   * @throws {Undelivered} when it has not
   */
  send(message: CodeMessage): Promise<void>;
  /** @throws {Error} when the message has not been taken, or nobody knows whether it has */
  notify(message: NoticeMessage): Promise<void>;
  /** @throws {Error} when the message has not been taken, or nobody knows whether it has */
  link(message: LinkMessage): Promise<void>;
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Null: no text messages can be sent. */
    readonly sms: SmsSender | null;
  }
}
