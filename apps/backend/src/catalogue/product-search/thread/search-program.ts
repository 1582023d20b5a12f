import { parentPort, workerData } from "node:worker_threads";
import { connect } from "../../../platform/store/database.ts";
import { sqlStateOf } from "../../../platform/store/sql-errors.ts";
import { SearchEngine } from "../engine/search-engine.ts";
import { createProductIndex } from "../product-index.ts";
import type { Ask, ThreadAnswer, ThreadFailure, ThreadStart } from "./search-thread.ts";

/** The engine in a thread of its own, with a connection of its own: whoever counts a million products holds up nobody else. */
const { server, snapshotPath } = workerData as ThreadStart;
const connection = await connect({ ...server, connections: 2 }, () => {
  // The next question connects anew, and says what is wrong if it cannot.
});
const engine = new SearchEngine(connection.db, createProductIndex(connection.db, snapshotPath));

parentPort?.on("message", (ask: Ask) => {
  answerTo(ask).then(
    (answer) => reply({ number: ask.number, answer }),
    (error: unknown) => reply({ number: ask.number, failure: failureOf(error) }),
  );
});

async function answerTo({ operation, request }: Ask): Promise<unknown> {
  if (operation !== "close") return engine[operation](request as never);
  await engine.close();
  await connection.close();
  return null;
}

function failureOf(error: unknown): ThreadFailure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack, code: sqlStateOf(error) };
}

function reply(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer, []);
}
