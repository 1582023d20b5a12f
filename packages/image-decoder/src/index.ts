export { createFairQueue, type FairQueue, QueueFull } from "./fair-queue.ts";
export { createImageDecoder, type DecodedImage, type ImageDecoder, type ImageDecoderOptions } from "./image-decoder.ts";
export { type ImageFormat, type ImageTask, type ImageType, ordinaryLimits } from "./image-task.ts";
export { ImageRejected, type Rejection } from "./image-rejected.ts";
