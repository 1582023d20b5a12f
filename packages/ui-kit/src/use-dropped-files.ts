import { type DragEvent, useRef, useState } from "react";

interface DropZone {
  /** Whether files are held over it. */
  readonly isOver: boolean;
  readonly onDragEnter: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/**
 * Takes files that are dropped on an element, and keeps the browser from opening them.
 *
 * @param onFiles also gets what a browser knows of folders among them, and only as long as it runs
 */
export function useDroppedFiles(onFiles: (files: readonly File[], items: DataTransferItemList) => void): DropZone {
  const [isOver, setIsOver] = useState(false);
  // Entering a child comes before leaving its parent.
  const inside = useRef(0);
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");
  return {
    isOver,
    onDragEnter: (event) => {
      if (!hasFiles(event)) return;
      inside.current += 1;
      setIsOver(true);
    },
    onDragOver: (event) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = hasFiles(event) ? "copy" : "move";
    },
    onDragLeave: (event) => {
      if (!hasFiles(event)) return;
      inside.current -= 1;
      if (inside.current <= 0) setIsOver(false);
    },
    onDrop: (event) => {
      event.preventDefault();
      inside.current = 0;
      setIsOver(false);
      if (hasFiles(event)) onFiles(Array.from(event.dataTransfer.files), event.dataTransfer.items);
    },
  };
}
