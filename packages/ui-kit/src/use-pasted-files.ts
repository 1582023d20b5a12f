import { type ClipboardEvent as ReactClipboardEvent, type RefObject, useEffect, useRef } from "react";

type Pasting = Pick<ClipboardEvent, "clipboardData" | "defaultPrevented" | "preventDefault" | "target">;

/**
 * Takes pictures from the clipboard: in the field, and anywhere on the page that has no other use for them. Of several
 * fields on a page the first one takes what is pasted in none.
 */
export function usePastedFiles(
  field: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): (event: ReactClipboardEvent) => void {
  const paste = (event: Pasting): void => {
    const files = Array.from(event.clipboardData?.files ?? []);
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    onFiles(files);
  };
  const latest = useRef(paste);
  useEffect(() => {
    latest.current = paste;
  });
  useEffect(() => {
    const pasteElsewhere = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event;
      if (!(target instanceof Element) || target.closest("[data-upload-field]") !== null) return;
      const isText = clipboardData?.types.includes("text/plain") === true;
      if (field.current !== null && !(isText && target.matches("input, textarea, [contenteditable]"))) {
        latest.current(event);
      }
    };
    document.addEventListener("paste", pasteElsewhere);
    return () => document.removeEventListener("paste", pasteElsewhere);
  }, [field]);
  return (event) => paste(event.nativeEvent);
}
