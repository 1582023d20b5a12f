import {
  type FormFreightMode,
  formFreightModes,
  type FormOption,
  type FormSku,
  type LanguageTexts,
  type ProductFormContent,
  withdrawalExclusions,
} from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { fieldsOf, type WorkStore } from "../shared/unsaved-work/stored-work.ts";
import { blankContent } from "./blank-content.ts";
import { isConsistent } from "./variants.ts";

/** Where a device keeps what somebody has written of a product and not saved. `of` is the product's id or the draft's. */
export function productStore(userId: number, of: string): WorkStore<ProductFormContent> {
  return { name: `plaza:desk-product:${userId}:${of}`, read: readContent };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number | null => (typeof value === "number" && Number.isFinite(value) ? value : null);
const optionalText = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function texts(value: unknown): LanguageTexts {
  const read = fieldsOf(value);
  return Object.fromEntries(
    locales.flatMap((locale) => (typeof read[locale] === "string" ? [[locale, read[locale]] as const] : [])),
  );
}

function readOption(value: unknown): FormOption {
  const { id, name, values } = fieldsOf(value);
  return {
    id: number(id),
    name: texts(name),
    values: list(values).map((each) => {
      const read = fieldsOf(each);
      return { id: number(read["id"]), text: texts(read["text"]) };
    }),
  };
}

function readSku(value: unknown): FormSku {
  const read = fieldsOf(value);
  return {
    id: number(read["id"]),
    values: list(read["values"]).map((each) => number(each) ?? -1),
    number: text(read["number"]),
    price: number(read["price"]),
    marketPrice: number(read["marketPrice"]),
    stock: number(read["stock"]),
    stockRead: number(read["stockRead"]),
    barcode: text(read["barcode"]),
    makerNumber: text(read["makerNumber"]),
    image: optionalText(read["image"]),
  };
}

/** What an older desk has stored, or somebody else has written, is read as far as it is a product. */
function readContent(stored: unknown): ProductFormContent | null {
  const read = fieldsOf(stored);
  if (!Array.isArray(read["skus"])) return null;
  const variants = { options: list(read["options"]).map(readOption), skus: read["skus"].map(readSku) };
  if (!isConsistent(variants)) return null;
  const freight = fieldsOf(read["freight"]);
  const is = (field: keyof ProductFormContent): boolean =>
    typeof read[field] === "boolean" ? read[field] : blankContent[field] === true;
  return {
    ...variants,
    number: text(read["number"]),
    name: texts(read["name"]),
    tagline: texts(read["tagline"]),
    description: texts(read["description"]),
    images: list(read["images"]).flatMap((each) => optionalText(each) ?? []),
    categoryId: number(read["categoryId"]),
    shopCategoryId: number(read["shopCategoryId"]),
    brand: text(read["brand"]),
    delivery: read["delivery"] === "virtual" ? "virtual" : "express",
    offersPickup: is("offersPickup"),
    virtualContent: text(read["virtualContent"]),
    freight: {
      mode: formFreightModes.find((mode): mode is FormFreightMode => mode === freight["mode"]) ?? "default",
      fixedAmount: number(freight["fixedAmount"]),
      templateId: number(freight["templateId"]),
      grams: number(freight["grams"]) ?? 0,
      cubicCentimetres: number(freight["cubicCentimetres"]) ?? 0,
    },
    showsStock: is("showsStock"),
    hasMemberPrice: is("hasMemberPrice"),
    withdrawalExclusion: withdrawalExclusions.find((each) => each === read["withdrawalExclusion"]) ?? null,
    isListed: is("isListed"),
  };
}
