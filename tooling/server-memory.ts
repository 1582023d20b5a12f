/**
 * Options of the Node that renders pages. Each page leaves garbage many times its size, and Node by itself lets that lie
 * until some 480 MB are full, of which a tenth is in use. With less room for what is new, and a heap that is collected when it
 * has grown by three fifths instead of fourfold, that is half as much for some 7 % more of the processor (`npm run bench memory`).
 */
export const serverMemory: readonly string[] = ["--max-semi-space-size=8", "--heap-growing-percent=60"];
