import { checkName, checkSize, uploadRules } from "../../../platform/files/upload-rules.ts";
import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { countTry, type Limit } from "../../../platform/rate-limits/rate-limit.ts";
import { shopPictures } from "../../../platform/store/schema/imports.ts";
import { and, eq, isNotNull, like } from "../../../platform/store/sql.ts";
import { pictureName } from "../pictures/picture-name.ts";
import { keepSentPicture } from "../pictures/shop-pictures.ts";

/** The browser sends three at once; somebody else of the shop may, too. */
const maxAtOnce = 8;

/** The pictures that arrive at this node. Each is in memory as a whole, so a shop sends only so many at once. */
interface IncomingPictures {
  /** @throws {DomainError} where too many of the shop are arriving */
  readonly receive: <Result>(shopId: number, work: () => Promise<Result>) => Promise<Result>;
}

declare module "../../../platform/http/services.ts" {
  interface Services {
    readonly incomingPictures: IncomingPictures;
  }
}

export function openIncomingPictures(): IncomingPictures {
  const arriving = new Map<number, number>();
  return {
    receive: async (shopId, work) => {
      const before = arriving.get(shopId) ?? 0;
      if (before >= maxAtOnce) throw new DomainError("busy");
      arriving.set(shopId, before + 1);
      try {
        return await work();
      } finally {
        const others = (arriving.get(shopId) ?? 0) - 1;
        if (others > 0) arriving.set(shopId, others);
        else arriving.delete(shopId);
      }
    },
  };
}

const rule = uploadRules.default;

/** A catalogue's pictures in a day; by shop, so that more accounts send no more. */
function pictureLimits(shopId: number): readonly Limit[] {
  return [{ key: `import-picture:shop:day:${shopId}`, tries: 5000, minutes: 24 * 60 }];
}

/** So many pictures of a shop may lie there that no import has taken. */
const maxWaiting = 10_000;

function isWaiting(shopId: number) {
  const { sentAt, source } = shopPictures;
  return and(eq(shopPictures.shopId, shopId), isNotNull(sentAt), like(source, "content:%"));
}

/**
 * `imports/picture`: a picture, as a form, and its `name` within the folder, by which files of products name it. What is
 * wrong with the picture itself names its field, so that it is told from what may be tried again.
 */
export function handlePicture(context: ShopContext) {
  // Before the form is read, which would be in memory.
  return context.incomingPictures.receive(context.shopId, () => receivePicture(context));
}

async function receivePicture(context: ShopContext) {
  const { db, shopId, uploads } = context;
  const now = context.now();
  if ((await db.$count(shopPictures, isWaiting(shopId))) >= maxWaiting) throw new DomainError("picturesWaiting");
  await countTry(db, pictureLimits(shopId), now);
  const { fields, file } = await context.form();
  if (file === null) throw new DomainError("uploadMissing", { field: "file" });
  const name = pictureName(fields.text("name"));
  if (name === null) throw new DomainError("pictureNameWrong", { field: "name" });
  try {
    checkName(name, rule);
    checkSize(file.isCut ? Infinity : file.content.length, rule);
    if (file.content.length === 0) throw new DomainError("importFileEmpty");
    const sources = { db, shopId, uploads: async () => uploads };
    await keepSentPicture(sources, { name, content: file.content, now });
  } catch (error) {
    throw error instanceof DomainError && error.key !== "busy" ? ofFile(error) : error;
  }
  return { name };
}

function ofFile({ key, parameter }: DomainError): DomainError {
  return new DomainError(key, { parameter, field: "file" });
}
