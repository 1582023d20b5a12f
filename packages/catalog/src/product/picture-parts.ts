// Lens and viewer in one lazily loaded chunk: see `usePictureViewer`.
export { PictureLens } from "./picture-lens.tsx";
export { PictureViewer } from "./picture-viewer.tsx";
