import { createHmac, timingSafeEqual } from "node:crypto";
import type { ImageUrls } from "../http/image-urls.ts";
import type { Executor } from "../store/database.ts";
import { storeSecret } from "../store/store-secret.ts";
import { unixSeconds } from "../wire/time.ts";
import { privateUpload } from "./upload-paths.ts";

/** Addresses of private uploads for who has no session: guests, and the desk. Whoever has one may look until it expires. */
export interface UploadLinks {
  readonly link: (path: string, until: Date) => Promise<string>;
  readonly isSigned: (asked: SignedPath, now: Date) => Promise<boolean>;
}

/** As it was asked for. */
interface SignedPath {
  readonly path: string;
  /** Seconds. */
  readonly until: string;
  readonly sign: string;
}

const quarter = 15 * 60 * 1000;

/**
 * Whoever finds such an address later has nothing: the desk asks for its own anew while they are shown, and customers see by
 * their session what concerns them. It stays the same for a quarter of an hour, so that a picture is not fetched each time, and
 * is good for one more.
 */
export function linkedUntil(now: Date): Date {
  return new Date((Math.floor(now.getTime() / quarter) + 2) * quarter);
}

/** A link as images are addressed. */
export function absoluteLink({ base }: ImageUrls, link: string): string {
  return `${base}${link.slice(1)}`;
}

/**
 * Signs with what was made once for this store, and so is the same on all nodes and after a restart. It is read at the
 * first use, which must not be inside of a transaction.
 */
export function openUploadLinks(db: Executor): UploadLinks {
  let known: Promise<string> | null = null;
  const secret = async (): Promise<string> => {
    known ??= storeSecret(db, "uploads");
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  };
  return {
    link: async (path, until) => {
      const time = String(unixSeconds(until));
      const signature = new URLSearchParams({ until: time, sign: signatureOf(path, time, await secret()) });
      return `${privateUpload(path)}&${signature.toString()}`;
    },
    isSigned: async ({ path, until, sign }, now) => {
      if (sign === "" || !/^\d{1,12}$/.test(until) || Number(until) <= unixSeconds(now)) return false;
      const expected = Buffer.from(signatureOf(path, until, await secret()));
      const given = Buffer.from(sign);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

function signatureOf(path: string, until: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["upload", path, until]))
    .digest("hex");
}

declare module "../http/services.ts" {
  interface Services {
    readonly uploadLinks: UploadLinks;
  }
}
