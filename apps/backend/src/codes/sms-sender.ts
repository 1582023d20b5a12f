import type { Language } from "../store/language.ts";
import type { Scene } from "./scenes.ts";

interface CodeMessage {
  readonly mobile: string;
  readonly scene: Scene;
  readonly code: string;
  readonly language: Language;
  readonly at: Date;
}

/** Brings codes to telephones. */
export interface SmsSender {
  /** @throws {Error} when the message has not been taken */
  send(message: CodeMessage): Promise<void>;
}

declare module "../http/services.ts" {
  interface Services {
    /** Null: no text messages can be sent. */
    readonly sms: SmsSender | null;
  }
}
