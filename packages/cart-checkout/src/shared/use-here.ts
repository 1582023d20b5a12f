import { type RefObject, useEffect, useRef } from "react";

/** Whether the page is still shown: an answer that comes later must lead nobody away from another one. */
export function useHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
