import { randomUUID } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { crc32 } from "node:zlib";

export type Numbers =
  | Int32Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

interface Section {
  readonly name: string;
  readonly bytes: number;
  readonly checksum: number;
}

interface Header {
  /** What was written by other code than this is not read. */
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly sections: readonly Section[];
}

const separator = "\n";

/** Collects what is to be kept, without copying numbers; `write` is to follow before any of them changes. */
export class SnapshotWriter {
  readonly #values: Record<string, unknown> = {};
  readonly #sections: { readonly name: string; readonly content: Uint8Array }[] = [];

  /** Anything that JSON can say. */
  value(name: string, value: unknown): void {
    this.#values[name] = value;
  }

  numbers(name: string, { buffer, byteOffset, byteLength }: Numbers): void {
    this.#sections.push({ name, content: new Uint8Array(buffer, byteOffset, byteLength) });
  }

  /** Texts of one line. */
  texts(name: string, texts: Iterable<string>): void {
    this.#sections.push({ name, content: Buffer.from([...texts].join(separator)) });
  }

  /** The file is there whole or, where something goes wrong, as it was before. */
  async write(path: string, version: number): Promise<void> {
    const sections = this.#sections.map(({ name, content }): Section => {
      return { name, bytes: content.byteLength, checksum: crc32(content) };
    });
    const header = Buffer.from(JSON.stringify({ version, values: this.#values, sections } satisfies Header));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(header.byteLength);
    const draft = `${path}.${randomUUID()}`;
    try {
      const file = await open(draft, "wx", 0o600);
      try {
        await file.writev([length, header]);
        for (const { content } of this.#sections) await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

/** Reads the sections in the order in which they were written. */
export class SnapshotReader {
  readonly #file: FileHandle;
  readonly #header: Header;
  #next = 0;

  private constructor(file: FileHandle, header: Header) {
    this.#file = file;
    this.#header = header;
  }

  /** @throws where there is no file, or one that other code has written */
  static async open(path: string, version: number): Promise<SnapshotReader> {
    const file = await open(path, "r");
    try {
      const length = await bytesOf(file, 4);
      const header: Header = JSON.parse(String(await bytesOf(file, Buffer.from(length.buffer).readUInt32LE())));
      if (header.version !== version) throw new Error(`The snapshot is of version ${header.version}`);
      return new SnapshotReader(file, header);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** What the writer of the same version has put there under this name. */
  value(name: string): unknown {
    return this.#header.values[name];
  }

  /** @param sample says which kind of numbers they are */
  async numbers<Each extends Numbers>(name: string, sample: Each): Promise<Each> {
    const { buffer } = await this.#section(name);
    return new (sample.constructor as new (buffer: ArrayBuffer) => Each)(buffer);
  }

  async texts(name: string): Promise<readonly string[]> {
    const text = String(await this.#section(name));
    return text === "" ? [] : text.split(separator);
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #section(name: string): Promise<Buffer<ArrayBuffer>> {
    const section = this.#header.sections[this.#next];
    if (section?.name !== name) throw new Error(`The snapshot has ${section?.name} where ${name} should be`);
    this.#next += 1;
    const content = await bytesOf(this.#file, section.bytes);
    if (crc32(content) !== section.checksum) throw new Error(`The snapshot's ${name} is damaged`);
    return content;
  }
}

const atOnce = 1 << 26;

/** The next bytes of the file, in a buffer of their own. */
async function bytesOf(file: FileHandle, bytes: number): Promise<Buffer<ArrayBuffer>> {
  const content = Buffer.from(new ArrayBuffer(bytes));
  for (let done = 0; done < bytes;) {
    const { bytesRead } = await file.read(content, done, Math.min(atOnce, bytes - done));
    if (bytesRead === 0) throw new Error("The snapshot ends too early");
    done += bytesRead;
  }
  return content;
}
