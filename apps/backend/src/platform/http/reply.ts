import type { MessageKey } from "./messages.ts";

/** 0 is a "no" that is not to be shown, 10001 a payment that goes on at a provider, 20001 one that was paid before. */
export type ReplyCode = 0 | 1 | 10001 | 20001;

/** An answer that says more than its data: what has been done, or another kind of success. */
export class Reply {
  readonly data: unknown;
  readonly key: MessageKey | null;
  readonly code: ReplyCode;
  /** Ours: what stands beside the data. */
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(
    data: unknown,
    more: {
      readonly key?: MessageKey;
      readonly code?: ReplyCode;
      readonly beside?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    this.data = data;
    this.key = more.key ?? null;
    this.code = more.code ?? 1;
    this.beside = more.beside ?? {};
  }
}

/** What a call answers that is asked for a file: it is sent as it comes, without an envelope. */
export class Download {
  /** Plain ASCII. */
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string>;

  constructor(name: string, type: string, content: AsyncIterable<string>) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}
