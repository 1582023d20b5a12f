/** The wire's wall clock is Asia/Shanghai, which has had no summer time since 1991. */
const shanghaiOffset = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DD HH:mm:ss` in Shanghai. */
export function wallClock(time: Date): string {
  return new Date(time.getTime() + shanghaiOffset).toISOString().slice(0, 19).replace("T", " ");
}

export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
