const types = new Set(["jpg", "jpeg", "png"]);
const megabyte = 1024 * 1024;

/** More than any camera makes; what is sent of it is small. */
export const maxMegabytes = 20;

/** What can be wrong with a file before it is read. */
export function imageProblem({ name, size }: Pick<File, "name" | "size">): "type" | "size" | null {
  const type = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (!types.has(type)) return "type";
  return size > maxMegabytes * megabyte ? "size" : null;
}

/** As it is shown, also where a camera has noted that it lies on its side. @throws where it is no image */
export function readImage(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "from-image" });
}
