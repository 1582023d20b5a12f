/** What opens on a press, in one chunk. */
export { OptionDialog } from "./option-dialog.tsx";
export { RemoveDialog } from "./remove-dialog.tsx";
