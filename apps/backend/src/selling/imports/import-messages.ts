import type { Texts } from "../../platform/store/language.ts";

/** The messages to shops about importing products. */
export const importMessages = {
  importGone: {
    en: "This import does not exist",
    zh: "此导入不存在",
    ja: "この取り込みは存在しません",
    ko: "존재하지 않는 가져오기입니다",
  },
  importTypeWrong: {
    en: "A file of products ends with .csv or .jsonl",
    zh: "商品文件须以.csv或.jsonl结尾",
    ja: "商品のファイルは.csvか.jsonlで終わります",
    ko: "상품 파일은 .csv 또는 .jsonl로 끝나야 합니다",
  },
  importFileEmpty: {
    en: "The file is empty",
    zh: "文件为空",
    ja: "ファイルが空です",
    ko: "파일이 비어 있습니다",
  },
  importRunning: {
    en: "Another import of your shop is at work. Wait for its end, or stop it.",
    zh: "您的店铺正在进行另一次导入，请等待其结束或将其停止。",
    ja: "お店の別の取り込みが進行中です。終わるのを待つか、停止してください。",
    ko: "상점의 다른 가져오기가 진행 중입니다. 끝날 때까지 기다리거나 중지해 주세요.",
  },
  importOver: {
    en: "This import is over. Please choose the file again.",
    zh: "此次导入已结束，请重新选择文件。",
    ja: "この取り込みは終了しています。ファイルを選び直してください。",
    ko: "이 가져오기는 끝났습니다. 파일을 다시 선택해 주세요.",
  },
  pictureNameWrong: {
    en: "A picture cannot be sent by this name. Names are those within the folder, and not too long.",
    zh: "图片不能使用此名称。名称须为文件夹内的相对路径，且不能过长。",
    ja: "この名前では画像を送信できません。フォルダ内の相対パスで、長すぎない名前にしてください。",
    ko: "이 이름으로는 이미지를 보낼 수 없습니다. 폴더 안에서의 이름이어야 하며 너무 길면 안 됩니다.",
  },
  picturesWaiting: {
    en: "Too many pictures wait for an import. Import a file that names them first.",
    zh: "等待导入的图片过多，请先导入使用这些图片的文件。",
    ja: "取り込みを待つ画像が多すぎます。先に、それらの画像を指定したファイルを取り込んでください。",
    ko: "가져오기를 기다리는 이미지가 너무 많습니다. 먼저 그 이미지를 사용하는 파일을 가져와 주세요.",
  },
  importNotChecked: {
    en: "The file is still being checked",
    zh: "文件仍在检查中",
    ja: "ファイルを確認中です",
    ko: "파일을 아직 확인하고 있습니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof importMessages, Texts> {}
}
