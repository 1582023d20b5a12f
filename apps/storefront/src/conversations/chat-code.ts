// What the conversations need, in one chunk of its own.
export { ChatDialog, chatMessages } from "@plaza/chat";
