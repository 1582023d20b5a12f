import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { item, type ImageRecipe } from "@plaza/demo-marketplace/images";
import { composeImage } from "./composer.ts";
import { createStudio, type Studio } from "./studio.ts";

const recipe: ImageRecipe = {
  width: 64,
  height: 64,
  palette: "kitchen",
  horizon: 0.64,
  quality: 80,
  elements: [item({ art: { code: "1fad6" }, x: 0.5, y: 0.79, size: 0.41, maxWidth: 0.66, maxHeight: 0.58 })],
};

const paths = Array.from({ length: 6 }, (_, index) => `uploads/demo/products/pot-${index + 1}.webp`);
const [path = ""] = paths;
const recipes = new Map(paths.map((name, index) => [name, { ...recipe, quality: 80 + index }]));

let directory: string;
const compose = vi.fn(composeImage);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "studio-"));
  compose.mockReset().mockImplementation(composeImage);
});

afterEach(() => rm(directory, { recursive: true, force: true }));

function studio(known: ReadonlyMap<string, ImageRecipe> = recipes): Studio {
  return createStudio({ directory, recipes: known, compose });
}

async function fileOf(opened: Studio): Promise<string> {
  const found = await opened.open(path);
  if (found === null) throw new Error("The image is known");
  return found.file;
}

describe("open", () => {
  it("composes once under concurrent requests, and leaves no draft behind", async () => {
    const opened = studio();
    const files = await Promise.all(Array.from({ length: 20 }, () => fileOf(opened)));
    expect(new Set(files).size).toBe(1);
    expect(compose).toHaveBeenCalledOnce();
    const folder = join(directory, "uploads/demo/products");
    expect(await readdir(folder)).toHaveLength(2);
    expect(await readdir(join(folder, ".drafts"))).toEqual([]);
  });

  it("finds what an earlier studio has composed", async () => {
    const first = await fileOf(studio());
    expect(await fileOf(studio())).toBe(first);
    expect(compose).toHaveBeenCalledOnce();
  });

  it("composes at most two images at a time", async () => {
    let running = 0;
    let most = 0;
    compose.mockImplementation(async (wanted) => {
      running += 1;
      most = Math.max(most, running);
      const image = await composeImage(wanted);
      running -= 1;
      return image;
    });
    const opened = studio();
    await Promise.all(paths.map((name) => opened.open(name)));
    expect(compose).toHaveBeenCalledTimes(paths.length);
    expect(most).toBe(2);
  });

  it.each([
    "uploads/demo/products/unknown-1.webp",
    "uploads/demo/products/../products/pot-1.webp",
    "../../etc/passwd",
    "/uploads/demo/products/pot-1.webp",
    "__proto__",
    "",
  ])("knows no image %j", async (path) => {
    expect(await studio().open(path)).toBeNull();
    expect(compose).not.toHaveBeenCalled();
    expect(await readdir(directory)).toEqual([]);
  });

  it.each([
    ["an empty file", (file: string) => writeFile(file, "")],
    ["half a file", (file: string) => truncate(file, 200)],
    ["another kind of file", (file: string) => writeFile(file, "<html>not a image</html>")],
  ])("composes again what was damaged into %s", async (_, damage) => {
    const opened = studio();
    const file = await fileOf(opened);
    const whole = await readFile(file);
    await damage(file);
    expect(await fileOf(opened)).toBe(file);
    expect((await readFile(file)).equals(whole)).toBe(true);
  });

  it("does not show the image of an older recipe", async () => {
    const before = await fileOf(studio());
    expect(await fileOf(studio(new Map([[path, { ...recipe, palette: "tech" }]])))).not.toBe(before);
  });

  it("tries again after a failure", async () => {
    compose.mockRejectedValueOnce(new Error("No more memory"));
    const opened = studio();
    await expect(opened.open(path)).rejects.toThrow("No more memory");
    await expect(opened.open(path)).resolves.not.toBeNull();
  });
});
