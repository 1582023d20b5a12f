import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

export interface HelpFeedback {
  readonly articleId: number;
  readonly helped: boolean;
  /** 32 hexadecimal digits that this browser keeps: a visitor counts once by them, a customer by the session. */
  readonly visitorKey: string;
}

/**
 * Whether an article of the help centre has helped. Repeated, it replaces what was said before. An extension: only where the
 * site configuration's `extensions` have `help_feedback`.
 */
export const sendHelpFeedback = postCall("help/feedback", {
  body: ({ articleId, helped, visitorKey }: HelpFeedback) => ({
    id: articleId,
    helped: helped ? 1 : 0,
    visitor: visitorKey,
  }),
  decode: nothing,
});
