import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { previewAddresses } from "../../platform/previews/preview-addresses.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { instant } from "../../platform/wire/time.ts";
import { attachPictures } from "./attach-pictures.ts";
import {
  discardHomeDraft,
  findVersion,
  type HomeAuthor,
  publishHomeAgain,
  publishHomeDraft,
  saveHomeDraft,
  takeBackVersion,
} from "./change-home.ts";
import { documentWire, namedWire, problemsWire, slotsWire, versionWire } from "./home-desk-wire.ts";
import { homeProblems } from "./home-problems.ts";
import { homeDraft, listVersions } from "./list-versions.ts";
import { namedInDocuments } from "./named-in-document.ts";
import { homePreviewKind, previewedAs } from "./preview-home.ts";
import { readDocument } from "./read-document.ts";
import { versionShownAt } from "./shown-version.ts";
import { namedKinds, searchThings } from "./target-names.ts";

/** As bytes: a shell passes on calls of 256 KiB. */
const maxBytes = 200_000;
const maxWords = 60;

/** `home/detail`: what is being written, what is shown, and what was published. */
export async function handleHomeDetail({ db, language, images, now }: AgentContext) {
  const [draft, shown, versions] = await Promise.all([
    homeDraft(db, language),
    versionShownAt(db, now()),
    listVersions(db, language, now()),
  ]);
  const documents = [draft.document, shown?.document ?? null].filter((each) => each !== null);
  const named = await namedInDocuments(db, documents, language);
  const current = draft.document ?? shown?.document ?? null;
  return {
    revision: draft.revision,
    changed_by: draft.changedBy,
    changed_at: instant(draft.changedAt),
    draft: draft.document === null ? null : documentWire(draft.document, images),
    shown: shown === null ? null : documentWire(shown.document, images),
    problems: problemsWire(current === null ? [] : await homeProblems(db, current, named, now())),
    named: named.map(namedWire),
    versions: versions.map(versionWire),
    known_slots: slotsWire,
  };
}

/** `home/version`: what was published once. */
export async function handleHomeVersion({ db, query, language, images }: AgentContext) {
  const { document } = await findVersion(db, requiredId(query, "version"));
  const named = await namedInDocuments(db, [document], language);
  return { document: documentWire(document, images), named: named.map(namedWire) };
}

/** `home/targets`: what pictures can lead to and blocks can name, found by its name. */
export async function handleHomeTargets({ db, query, language }: AgentContext) {
  const kind = namedKinds.find((each) => each === query.text("kind"));
  if (kind === undefined) throw new DomainError("parameterWrong", { parameter: "kind" });
  return (await searchThings(db, kind, query.text("words").slice(0, maxWords), language)).map(namedWire);
}

/** `home/save_draft`: in the place of the draft of the revision that was read. */
export async function handleSaveHomeDraft(context: AgentContext) {
  const { db, body, agent } = context;
  const revision = seenRevisionOf(body);
  const sent = body.json("document");
  if (Buffer.byteLength(JSON.stringify(sent ?? null)) > maxBytes) throw new DomainError("homeTooLarge");
  const document = readDocument(sent);
  await retriedTransaction(db, async (tx) => {
    await attachPictures(tx, document, agent.id);
    await saveHomeDraft(tx, authorOf(context), revision, document);
  });
  return new Reply({ revision: revision + 1 }, { key: "homeSaved" });
}

/** `home/discard_draft` */
export async function handleDiscardHomeDraft(context: AgentContext) {
  const revision = seenRevisionOf(context.body);
  await retriedTransaction(context.db, (tx) => discardHomeDraft(tx, authorOf(context), revision));
  return new Reply([], { key: "homeDiscarded" });
}

/** `home/publish`: the draft that was read, at once or from `begins_at` on. */
export async function handlePublishHome(context: AgentContext) {
  const { db, body } = context;
  const [revision, beginsAt] = [seenRevisionOf(body), beginOf(body)];
  const version = await retriedTransaction(db, (tx) => publishHomeDraft(tx, authorOf(context), revision, beginsAt));
  return new Reply({ version }, { key: beginsAt === null ? "homePublished" : "homeScheduled" });
}

/** `home/publish_again`: what was published before, as a new version. */
export async function handlePublishHomeAgain(context: AgentContext) {
  const { db, body } = context;
  const [revision, beginsAt] = [seenRevisionOf(body), beginOf(body)];
  const earlier = { version: requiredId(body, "version"), beginsAt };
  const version = await retriedTransaction(db, (tx) => publishHomeAgain(tx, authorOf(context), revision, earlier));
  return new Reply({ version }, { key: beginsAt === null ? "homePublished" : "homeScheduled" });
}

/** `home/take_back`: a version that has not begun. */
export async function handleTakeBackHome(context: AgentContext) {
  const { db, body } = context;
  const [revision, version] = [seenRevisionOf(body), requiredId(body, "version")];
  await retriedTransaction(db, (tx) => takeBackVersion(tx, authorOf(context), revision, version));
  return new Reply([], { key: "homeTakenBack" });
}

/** `home/preview_addresses`: where the shop shows the draft that was read, or a version, as it is at a moment. */
export async function handleHomePreviewAddresses(context: AgentContext) {
  const { body, now } = context;
  const version = body.integer("version") ?? 0;
  const moment = body.instant("at") ?? now();
  const previewed =
    version > 0
      ? previewedAs({ of: "version", revision: version, moment })
      : previewedAs({ of: "draft", revision: seenRevisionOf(body), moment });
  return previewAddresses(context, homePreviewKind, previewed);
}

function authorOf({ agent, now }: AgentContext): HomeAuthor {
  return { agentId: agent.id, now: now() };
}

function seenRevisionOf(body: Query): number {
  const revision = body.integer("revision");
  if (revision === null || revision < 1) throw new DomainError("parameterWrong", { parameter: "revision" });
  return revision;
}

/** Null: at once. */
function beginOf(body: Query): Date | null {
  if (body.text("begins_at") === "") return null;
  const beginsAt = body.instant("begins_at");
  if (beginsAt === null) throw new DomainError("parameterWrong", { parameter: "begins_at", field: "begins_at" });
  beginsAt.setUTCSeconds(0, 0);
  return beginsAt;
}
