// Lens and viewer in one lazily loaded chunk: see `useImageViewer`.
export { ImageLens } from "./image-lens.tsx";
export { ImageViewer } from "./image-viewer.tsx";
