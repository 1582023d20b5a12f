/** What draws the ticks to compare products by, and the tray of what is ticked: for a shell to import once the page is hydrated. */
export { comparingMessages } from "./comparing-messages.ts";
export { fillComparing } from "./fill-comparing.ts";
