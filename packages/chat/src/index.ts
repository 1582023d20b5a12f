export { ChatDialog, type ChatDialogProps } from "./dialog/chat-dialog.tsx";
export { chatMessages } from "./messages.ts";
