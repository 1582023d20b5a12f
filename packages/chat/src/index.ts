export { ChatDialog, type ChatDialogProps } from "./dialog/chat-dialog.tsx";
export { chatCatalogs } from "./messages.ts";
