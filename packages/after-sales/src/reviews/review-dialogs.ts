/** The dialogs about an own review, as one lazily loaded chunk. */
export { ChangeDialog } from "./change-dialog.tsx";
export { FollowUpDialog } from "./follow-up-dialog.tsx";
export { RemoveDialog } from "./remove-dialog.tsx";
