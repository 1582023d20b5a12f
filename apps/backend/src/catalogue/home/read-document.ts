import type {
  BannerSlot,
  BlockContents,
  ColumnChoice,
  HomeBlock,
  HomeDocument,
  ProductColumn,
  Timed,
} from "../../platform/store/schema/home.ts";
import { DocumentPart } from "./document-part.ts";
import { readPictures } from "./read-picture.ts";

const maxBlocks = 40;
const maxSlots = 60;
const maxColumns = 12;
const maxIds = 100;
const maxName = 40;
const maxRemark = 60;

const blockKinds = ["carousel", "banner", "areas", "shops", "flashSale", "rankings", "columns"] as const;
const rules = ["recommended", "newest", "bestSelling", "priceFallen", "category"] as const;

/**
 * Home as somebody has written it. Nothing gets into the store by another way.
 *
 * @throws {DomainError} that names the field
 */
export function readDocument(sent: unknown): HomeDocument {
  const part = new DocumentPart(sent, "");
  const blocks = part.parts("blocks", maxBlocks).map(readBlock);
  const slots = part.parts("slots", maxSlots).map(readSlot);
  const keys = [...blocks, ...slots].map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw part.wrong("parameterWrong", "key");
  const second = blocks.find(({ kind }, index) => kind === "carousel" && index > 0);
  if (second !== undefined) throw new DocumentPart(second, second.key).wrong("homeOneCarousel", "kind");
  const positions = slots.map(({ positionId, terminal }) => `${terminal}-${positionId}`);
  if (new Set(positions).size < positions.length) throw part.wrong("parameterWrong", "slots");
  return { blocks, slots };
}

function readBlock(part: DocumentPart): HomeBlock {
  return { ...readTimed(part), ...readContents(part) };
}

function readSlot(part: DocumentPart): BannerSlot {
  return {
    ...readTimed(part),
    positionId: part.id("positionId"),
    terminal: part.whole("terminal", 1, 2),
    pictures: readPictures(part),
  };
}

function readTimed(part: DocumentPart): Timed {
  const [from, until] = [part.moment("from"), part.moment("until")];
  if (from !== null && until !== null && until <= from) throw part.wrong("homeTimesWrong", "until");
  return { key: part.key(), isShown: part.flag("isShown"), from, until };
}

function readContents(part: DocumentPart): BlockContents {
  const kind = part.oneOf("kind", blockKinds);
  switch (kind) {
    case "carousel":
    case "banner":
      return { kind, pictures: readPictures(part) };
    case "areas":
      return { kind, areaIds: part.idsOrNull("areaIds", maxIds) };
    case "shops":
      return { kind, shopIds: part.idsOrNull("shopIds", maxIds) };
    case "flashSale":
      return { kind };
    case "rankings":
      return { kind, lists: part.words("lists", ["hot", "new"]) };
    case "columns":
      return { kind, columns: part.parts("columns", maxColumns).map(readColumn) };
    default:
      return kind satisfies never;
  }
}

function readColumn(part: DocumentPart): ProductColumn {
  const name = part.texts("name", maxName);
  if (Object.keys(name).length === 0) throw part.wrong("textsMissing", "name");
  return {
    id: part.whole("id", 0, 999_999_999),
    isShown: part.flag("isShown"),
    name,
    remark: part.texts("remark", maxRemark),
    choice: readChoice(part.part("choice")),
  };
}

function readChoice(part: DocumentPart): ColumnChoice {
  const by = part.oneOf("by", ["hand", ...rules]);
  if (by === "hand") {
    return { by, productIds: part.ids("productIds", maxIds), order: part.oneOf("order", ["chosen", "sales"]) };
  }
  const categoryId = part.idOrNull("categoryId");
  if (by === "category" && categoryId === null) throw part.wrong("homeCategoryMissing", "categoryId");
  return { by, categoryId, most: part.whole("most", 1, maxIds) };
}
