import type { Texts } from "../store/language.ts";

/** The messages about uploads. */
export const uploadMessages = {
  uploaded: {
    en: "Uploaded",
    zh: "上传成功",
    ja: "アップロードしました",
    ko: "업로드했습니다",
  },
  uploadMissing: {
    en: "There is no file in the upload",
    zh: "未找到上传文件的信息",
    ja: "アップロードするファイルがありません",
    ko: "업로드할 파일이 없습니다",
  },
  uploadTypeForbidden: {
    en: "This type of file cannot be uploaded",
    zh: "该文件类型不允许上传",
    ja: "この種類のファイルはアップロードできません",
    ko: "업로드할 수 없는 파일 형식입니다",
  },
  uploadExtensionForbidden: {
    en: "{name} files cannot be uploaded here",
    zh: "上传图片不允许上传{name}文件",
    ja: "ここでは{name}ファイルをアップロードできません",
    ko: "여기에는 {name} 파일을 업로드할 수 없습니다",
  },
  uploadUnreadable: {
    en: "The file is damaged, or is not what its name says",
    zh: "文件已损坏，或与其名称不符",
    ja: "ファイルが壊れているか、名前と内容が一致しません",
    ko: "파일이 손상되었거나 이름과 내용이 다릅니다",
  },
  uploadTooLarge: {
    en: "The file size cannot exceed {name}MB",
    zh: "文件大小不能超过{name}MB",
    ja: "ファイルサイズは{name}MBまでです",
    ko: "파일 크기는 {name}MB를 넘을 수 없습니다",
  },
  imageTooLarge: {
    en: "The image size cannot exceed {name}MB",
    zh: "图片大小不能超过{name}MB",
    ja: "画像サイズは{name}MBまでです",
    ko: "이미지 크기는 {name}MB를 넘을 수 없습니다",
  },
  imageTooManyPixels: {
    en: "The picture has too many pixels; please make it smaller",
    zh: "图片像素过多，请缩小后再上传",
    ja: "画像の画素数が多すぎます。縮小してからアップロードしてください",
    ko: "이미지의 픽셀 수가 너무 많습니다. 크기를 줄여 주세요",
  },
  imageTooComplex: {
    en: "The picture takes too long to read; please save it anew as an ordinary JPEG or PNG",
    zh: "图片读取耗时过长，请另存为普通的 JPEG 或 PNG 后再上传",
    ja: "画像の読み込みに時間がかかりすぎます。通常の JPEG または PNG で保存し直してください",
    ko: "이미지를 읽는 데 시간이 너무 오래 걸립니다. 일반 JPEG 또는 PNG로 다시 저장해 주세요",
  },
  tooManyUploads: {
    en: "At most {name} pictures can be added",
    zh: "最多可添加 {name} 张图片",
    ja: "追加できる画像は{name}枚までです",
    ko: "이미지는 최대 {name}장까지 추가할 수 있습니다",
  },
  uploadNotYours: {
    en: "Please upload the picture again",
    zh: "请重新上传图片",
    ja: "画像をもう一度アップロードしてください",
    ko: "이미지를 다시 업로드해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof uploadMessages, Texts> {}
}
