import { type RefObject, useEffect, useRef } from "react";

/** Whether the page is still shown, because a late answer must not navigate away from another page. */
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
