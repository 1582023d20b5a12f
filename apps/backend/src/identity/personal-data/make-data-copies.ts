import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "../../platform/domain/job.ts";
import type { Person } from "../../platform/domain/personal-data.ts";
import type { Services } from "../../platform/http/services.ts";
import { eachOutside } from "../../platform/jobs/each-due.ts";
import { notify } from "../../platform/notices/notify.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { type DataCopy, dataCopies } from "../../platform/store/schema/personal-data.ts";
import { and, asc, eq, gt, isNull, lte } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { archiveEntries, readPersonalData } from "./copy-contents.ts";
import { personalDataSettings } from "./personal-data-settings.ts";
import { writeArchive } from "./write-archive.ts";

const atOnce = 10;
const maxTries = 4;
const oneHour = 60 * 60_000;

/** Longer than making one takes: until then no other node begins with it. */
const lease = 10 * 60_000;

type Context = Pick<Services, "db" | "now" | "report" | "uploads" | "personalData" | "defaultLanguage">;

/** Makes the copies that customers have asked for. What breaks off is begun anew, a few times. */
export const makeDataCopies = {
  name: "make copies of customers' data",
  everyMilliseconds: 2000,
  run: (context: Context) =>
    eachOutside(context, {
      what: "to make data copy",
      find: (db, after) =>
        db
          .select({ id: dataCopies.id })
          .from(dataCopies)
          .where(and(isWanted(context.now()), gt(dataCopies.id, after)))
          .orderBy(asc(dataCopies.id))
          .limit(atOnce),
      finish: (id) => make(context, id),
    }),
} satisfies Job<Context>;

function isWanted(now: Date) {
  return and(eq(dataCopies.state, "wanted"), lte(dataCopies.tryAt, now));
}

async function make(context: Context, id: number): Promise<boolean> {
  const { db, uploads } = context;
  const [before] = await db.select().from(dataCopies).where(eq(dataCopies.id, id));
  const copy = before === undefined ? null : await begin(context, before);
  if (before === undefined || copy === null) return false;
  if (before.path !== null) await uploads.delete(before.path);
  const [person] = await db
    .select({ id: customers.id, mobile: customers.mobile, email: customers.email })
    .from(customers)
    .where(and(eq(customers.id, copy.customerId), isNull(customers.deletedAt)));
  if (person === undefined || copy.tries > maxTries) {
    await db
      .update(dataCopies)
      .set({ state: "failed" })
      .where(and(eq(dataCopies.id, id), eq(dataCopies.state, "wanted")));
    return false;
  }
  const bytes = await write(context, copy, person);
  if (await finish(context, copy, bytes)) return true;
  // The account was deleted meanwhile.
  await uploads.delete(copy.path);
  return false;
}

/** Where it is going to be is in its row first, so that no file is ever forgotten. @returns null: another node has it */
async function begin({ db, now }: Context, { id, tries }: DataCopy) {
  const at = now();
  const path = `private/data/${randomBytes(16).toString("hex")}.zip`;
  const [begun] = await db
    .update(dataCopies)
    .set({ path, tries: tries + 1, tryAt: new Date(at.getTime() + lease) })
    .where(and(eq(dataCopies.id, id), isWanted(at)))
    .returning();
  return begun === undefined ? null : { ...begun, path };
}

/** Makes the archive on this machine, and has the port keep it. @returns its size */
async function write(
  { db, uploads, personalData, defaultLanguage }: Context,
  { path, language: wanted }: DataCopy & { readonly path: string },
  person: Person,
): Promise<number> {
  const language = { wanted, fallback: await defaultLanguage() };
  const { texts, files } = await readPersonalData(db, personalData, person, language);
  const folder = await mkdtemp(join(tmpdir(), "plaza-data-"));
  try {
    const file = join(folder, "copy.zip");
    await writeArchive(file, archiveEntries(uploads, texts, files));
    await uploads.writeFrom(path, file);
    return (await stat(file)).size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function finish({ db, now }: Context, { id, customerId, path }: DataCopy, bytes: number): Promise<boolean> {
  const at = now();
  return db.transaction(async (tx) => {
    const { dataCopyHours } = await readSettings(tx, personalDataSettings, asWritten);
    const expiresAt = new Date(at.getTime() + numberOf(personalDataSettings.dataCopyHours, dataCopyHours) * oneHour);
    const isMine = and(eq(dataCopies.id, id), eq(dataCopies.state, "wanted"), eq(dataCopies.path, path ?? ""));
    const made = await tx
      .update(dataCopies)
      .set({ state: "ready", bytes, readyAt: at, expiresAt })
      .where(isMine)
      .returning({ id: dataCopies.id });
    if (made.length === 0) return false;
    await notify(
      tx,
      {
        customerId,
        kind: "account",
        about: { type: "account", id: customerId },
        text: "noticeDataCopyReady",
        parameters: { time: wallClock(expiresAt).slice(0, 16) },
        image: null,
        onceKey: `data_copy:${id}`,
      },
      at,
    );
    return true;
  });
}
