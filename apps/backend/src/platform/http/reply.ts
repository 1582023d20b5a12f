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
