import { type RefObject, useEffect, useState } from "react";

/** Whether the element has come near the window: less than two thirds of a desktop's window away. It stays near. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: "600px 0px" },
    );
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** Whether the page has been scrolled past the element. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
      },
      // What lies below the window counts as in it: an observer is silent about a jump from below to above.
      { rootMargin: "0px 0px 1000000px 0px" },
    );
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
