/* What every window of a conversation renders and does, a customer's and an agent's. */
export { Composer, type ComposerProps } from "./compose/composer.tsx";
export { pendingContent } from "./compose/pending-content.ts";
export { PictureRow } from "./compose/picture-row.tsx";
export { type Pictures, usePictures } from "./compose/use-pictures.ts";
export { useInFront } from "./dialog/use-in-front.ts";
export { Avatar } from "./log/avatar.tsx";
export { withEmoji } from "./log/emoji.ts";
export { type LogContents, MessageLog, type MessageLogProps } from "./log/message-log.tsx";
export { useSpokenContent } from "./log/use-spoken-content.ts";
