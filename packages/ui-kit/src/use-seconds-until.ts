import { useEffect, useState } from "react";

/** Whole seconds until a time of this device (epoch milliseconds), counting down; 0 when it is over or there is none. */
export function useSecondsUntil(time: number | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      const left = time === null ? 0 : Math.max(0, time - Date.now());
      setSeconds(Math.ceil(left / 1000));
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(timer);
  }, [time]);
  return seconds;
}
