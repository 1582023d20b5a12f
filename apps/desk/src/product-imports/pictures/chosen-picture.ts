/** A picture that is to be sent. */
export interface ChosenPicture {
  /** Within the folder that was chosen, as files of products name it: `shirts/red.jpg`. */
  readonly name: string;
  /** Null: it could not be read. */
  readonly file: File | null;
  /** It is no picture, but a folder that could not be read, or only in part. */
  readonly isFolder?: boolean;
}

/** As much as the platform takes of a picture. */
export const maxPictureMegabytes = 2;

/** What a picture is made to be before it is sent. */
export const pictureLimits = { types: ["jpg", "png"], bytes: maxPictureMegabytes * 1024 * 1024 };

export type PictureFault = "unreadable" | "empty";

/** What keeps a picture from being sent at all; null: nothing. */
export function pictureFault(file: Pick<File, "size"> | null): PictureFault | null {
  if (file === null) return "unreadable";
  return file.size === 0 ? "empty" : null;
}

/**
 * What a folder has besides pictures is not sent: notes, thumbnails, and what systems hide in there. A folder that could not
 * be read may have some.
 */
export function isPicture({ name, isFolder = false }: Pick<ChosenPicture, "name" | "isFolder">): boolean {
  const isHidden = name.split("/").some((part) => part.startsWith("."));
  return !isHidden && (isFolder || /\.(?:jpe?g|png)$/i.test(name));
}

/** One that was chosen by a field. Its path begins with the folder that was chosen, where one was. */
export function chosenPicture(file: File): ChosenPicture {
  const [, ...within] = file.webkitRelativePath.split("/");
  return { name: within.length === 0 ? file.name : within.join("/"), file };
}
