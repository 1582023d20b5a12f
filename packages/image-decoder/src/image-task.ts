import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from "sharp";
import type { Rejection } from "./image-rejected.ts";

export type ImageFormat = "jpeg" | "png" | "webp" | "gif" | "avif";
export type ImageType = "image/avif" | "image/webp" | "image/jpeg" | "image/png";

export interface ImageLimits {
  /** Of an image once it is decoded: what a file of few kilobytes may claim of the memory. */
  readonly decodedBytes: number;
  /** Of a JPEG. Each one goes over all of its pixels again. */
  readonly scans: number;
}

/** 64 megapixels as cameras write them. Encoders write ten scans, and none more than twenty. */
export const ordinaryLimits: ImageLimits = { decodedBytes: 256 * 1024 * 1024, scans: 40 };

/** How an image is to be made anew: upright, in sRGB, without metadata, of an animation the first frame. */
export interface ImageTask {
  readonly content: Uint8Array;
  readonly accepts: readonly ImageFormat[];
  /** What it has to fit into, the largest first: the first whose file has at most `maxBytes` is taken. */
  readonly boxes: readonly { readonly width: number; readonly height?: number }[];
  readonly maxBytes?: number;
  /** `original` is JPEG for what is JPEG or has no transparency in a lossy format, else PNG: every browser shows both. */
  readonly output: "avif" | "webp" | "original";
  readonly encoders: {
    readonly avif?: AvifOptions;
    readonly webp?: WebpOptions;
    readonly jpeg?: JpegOptions;
    readonly png?: PngOptions;
  };
}

/** What is sent to a decoding process, and what it answers. */
export interface TaskMessage extends ImageTask {
  readonly limits: ImageLimits;
}

export type AnswerMessage =
  | { readonly type: ImageType; readonly bytes: Uint8Array }
  | { readonly rejected: Rejection; readonly detail: string };
