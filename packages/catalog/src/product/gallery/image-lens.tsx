import { imageSource } from "@plaza/routing";
import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { lens } from "./image-lens.css.ts";

/**
 * A close-up of what a mouse points at, over the image in the frame around it. It is decoration for the mouse: touch
 * and keyboard use the viewer.
 */
export function ImageLens({ src }: { readonly src: string }): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  const [wanted, setWanted] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [loaded, setLoaded] = useState(false);

  // The pointer may be moving over the image already when the lens is mounted.
  useLayoutEffect(() => {
    const frame = image.current?.parentElement;
    function follow({ pointerType, clientX, clientY }: PointerEvent): void {
      if (pointerType !== "mouse" || image.current === null || frame == null) return;
      const { left, top, width, height } = frame.getBoundingClientRect();
      image.current.style.transformOrigin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
      setWanted(true);
      setPointed(true);
    }
    function leave(): void {
      setPointed(false);
    }
    frame?.addEventListener("pointermove", follow);
    frame?.addEventListener("pointerleave", leave);
    return () => {
      frame?.removeEventListener("pointermove", follow);
      frame?.removeEventListener("pointerleave", leave);
    };
  }, []);

  return (
    <img
      ref={image}
      className={lens}
      // The same file as in the viewer.
      {...(wanted && { ...imageSource(src, 960), sizes: "1920px" })}
      alt=""
      aria-hidden
      data-shown={(pointed && loaded) || undefined}
      onLoad={() => setLoaded(true)}
    />
  );
}
