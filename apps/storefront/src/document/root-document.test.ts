import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startScript } from "./root-document.tsx";

// Node's own loader would look for the files; the test only records which are asked for.
const root = { first: ["/assets/entry.js", "/assets/en.js"], parts: ["/assets/frame.js"] };
const page = { first: ["/assets/page.js", "/assets/en.js"], parts: ["/assets/frame.js", "/assets/below.js"] };
const all = ["/assets/entry.js", "/assets/en.js", "/assets/page.js", "/assets/frame.js", "/assets/below.js"];

const begin = vi.fn(() => Promise.resolve());
function run(): void {
  const code = startScript([root, undefined, page]).replace("import(u)", "begin(u)");
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- it is a script of the document
  new Function("begin", code)(begin);
}
const fetched = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  begin.mockClear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function greatImage(decoded: Promise<void>): void {
  const image = document.createElement("img");
  image.setAttribute("fetchpriority", "high");
  image.decode = () => decoded;
  document.body.append(image);
}

test("the scripts are fetched after the image, each once, and the entry runs", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  greatImage(promise);
  run();
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched()).toEqual([]);
  resolve();
  await vi.advanceTimersByTimeAsync(50);
  expect(fetched()).toEqual(all);
  expect(begin.mock.calls).toEqual([["/assets/entry.js"]]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

test("an image that fails or is slow does not hold back the scripts", async () => {
  greatImage(Promise.reject(new Error("It cannot be decoded.")));
  run();
  await vi.advanceTimersByTimeAsync(50);
  expect(begin).toHaveBeenCalledTimes(1);
});

test("the scripts wait for a second at most", async () => {
  greatImage(new Promise(() => undefined));
  run();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

test("a press fetches the scripts at once", () => {
  greatImage(new Promise(() => undefined));
  run();
  dispatchEvent(new Event("pointerdown"));
  expect(begin).toHaveBeenCalledTimes(1);
});

test("a press waits for no more than the entry to be asked for", async () => {
  greatImage(new Promise(() => undefined));
  run();
  dispatchEvent(new Event("pointerdown"));
  expect(fetched()).toEqual(["/assets/entry.js"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched()).toEqual(all);
});

test("a missing entry reloads the document, which notes when", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  // The document of the test cannot be reloaded and says so.
  vi.spyOn(console, "error").mockReturnValue(undefined);
  begin.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module: /assets/entry.js"));
  run();
  await vi.advanceTimersByTimeAsync(50);
  expect(Number(sessionStorage.getItem("plaza:chunk-reload"))).toBeGreaterThan(0);
});

test("a missing stylesheet of the document reloads it before any script runs", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  vi.spyOn(console, "error").mockReturnValue(undefined);
  sessionStorage.clear();
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/look.css">';
  run();
  expect(Number(sessionStorage.getItem("plaza:chunk-reload"))).toBeGreaterThan(0);
  expect(begin).not.toHaveBeenCalled();
  // Still missing within the minute: the page without its look is better than none.
  run();
  dispatchEvent(new Event("pointerdown"));
  expect(begin).toHaveBeenCalled();
});

test("a page without a large image starts after its first frame", async () => {
  run();
  await vi.advanceTimersByTimeAsync(50);
  expect(begin).toHaveBeenCalledTimes(1);
});

test("development fetches Vite's own scripts", () => {
  expect(startScript([undefined])).toBe("");
});
