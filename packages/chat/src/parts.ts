/* What every window of a conversation draws and does, a customer's and an agent's. */
export { Composer, type ComposerProps } from "./compose/composer.tsx";
export { pendingContent } from "./compose/pending-content.ts";
export { PictureRow } from "./compose/picture-row.tsx";
export { type Pictures, usePictures } from "./compose/use-pictures.ts";
export type { Problem } from "./connection/conversation-state.ts";
export { currentRun } from "./connection/current-run.ts";
export { newClientId } from "./connection/new-client-id.ts";
export { merged } from "./connection/records.ts";
export { useInFront } from "./dialog/use-in-front.ts";
export { Avatar } from "./log/avatar.tsx";
export { withEmoji } from "./log/emoji.ts";
export { type LogContents, MessageLog, type MessageLogProps } from "./log/message-log.tsx";
export { useSpokenContent } from "./log/use-spoken-content.ts";
