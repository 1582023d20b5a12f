/** The dialogs of this screen, as one lazily loaded chunk. */
export { OptionDialog } from "./option-dialog.tsx";
export { RemoveDialog } from "./remove-dialog.tsx";
