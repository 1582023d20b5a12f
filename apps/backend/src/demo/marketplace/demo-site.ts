import { join } from "node:path";
import type { ImageSource } from "../../platform/files/serve-uploads.ts";
import type { Demo, DemoLogin } from "../../catalogue/site/demo.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import type { Executor } from "../../platform/store/database.ts";
import { writeWhole } from "../../platform/ports/uploads/write-whole.ts";
import { and, eq, inArray, isNull } from "../../platform/store/sql.ts";
import { isWhole } from "./images/image-file.ts";
import { codeImage, type PhoneCode, phoneCodes } from "./phone-codes.ts";

export interface DemoSite {
  readonly demo: Demo;
  /** The images of the codes. */
  readonly codes: ImageSource;
}

/**
 * @param directory where finished images are kept
 * @param shopOrigin under which shoppers reach the shop; null where nobody has said
 */
export function openDemoSite(directory: string, shopOrigin: string | null): DemoSite {
  const codes = phoneCodes(shopOrigin);
  const byPath = new Map(Object.values(codes).map((code) => [code.path, code]));
  return {
    demo: { logins, phoneCode: (language) => codes[language].path },
    codes: async (path) => {
      const code = byPath.get(path);
      return code === undefined ? null : renderedCode(join(directory, path), code);
    },
  };
}

async function renderedCode(file: string, code: PhoneCode): Promise<string> {
  if (!(await isWhole(file))) await writeWhole(file, await codeImage(code.text));
  return file;
}

async function logins(db: Executor): Promise<readonly DemoLogin[]> {
  const { demoCustomers } = await import("@plaza/demo-marketplace/customers");
  const known = demoCustomers.customers;
  // A demo on a store that was filled otherwise has none of them, and a number may have been closed and taken again.
  // Their nicknames are ours, because a visitor can write another one, which nobody else has to read.
  const stored = await db
    .select({ mobile: customers.mobile, number: customers.number })
    .from(customers)
    .where(
      and(
        inArray(
          customers.number,
          known.map(({ number }) => number),
        ),
        isNull(customers.deletedAt),
        eq(customers.isDisabled, false),
      ),
    );
  return known
    .filter(({ mobile, number }) => stored.some((each) => each.mobile === mobile && each.number === number))
    .map(({ mobile, nickname }) => ({ mobile, nickname, password: demoCustomers.password }));
}
