/**
 * Options of the Node that renders pages. Each page leaves garbage many times its size, and Node by itself lets that lie
 * until some 480 MB are full, of which a tenth is in use. With less room for what is new, and a heap that is collected when it
 * has grown by three fifths instead of fourfold, that is half as much for some 7 % more of the processor (`npm run bench memory`).
 */
export const serverMemory: readonly string[] = ["--max-semi-space-size=8", "--heap-growing-percent=60"];

/**
 * And of its C library, where that is glibc, which keeps much of what has been freed, such as the 50 MB that V8's compilers
 * reach at their peak: each large piece that is freed raises the threshold under which nothing is given back. Saying the
 * threshold, which is the one it starts with, keeps it there: 25 MB less, and no difference in pages a second.
 */
export const serverAllocator: Readonly<Record<string, string>> = { MALLOC_TRIM_THRESHOLD_: "131072" };
