// What lets a picture be looked at closely, in one chunk: see `usePictureViewer`.
export { PictureLens } from "./picture-lens.tsx";
export { PictureViewer } from "./picture-viewer.tsx";
