import { open, realpath } from "node:fs/promises";
import { isAbsolute, join, sep } from "node:path";
import { PictureProblem } from "../problem.ts";
import { sentence } from "../sentence.ts";

/** A file below a folder, and nowhere else, wherever links lead. @throws {PictureProblem} */
export async function readPicture(folder: string, name: string, maxBytes: number): Promise<Buffer> {
  if (isAbsolute(name) || name.split(/[/\\]/).includes("..")) throw new PictureProblem(sentence("outsideFolder"));
  const root = await found(realpath(folder));
  const path = await found(realpath(join(root, name)));
  if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) throw new PictureProblem(sentence("outsideFolder"));
  const file = await found(open(path));
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new PictureProblem(sentence("notAFile"));
    if (stat.size > maxBytes) throw new PictureProblem(sentence("pictureTooLarge", { most: maxBytes }));
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function found<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw new PictureProblem(sentence("noSuchFile"), { cause: error });
  }
}
