import { DomainError } from "../../../platform/http/domain-error.ts";
import { newTemporaryFolder, removeTemporaryFolder } from "./temporary-folders.ts";

/** Which file somebody sends. */
export interface Attempt {
  readonly shopId: number;
  readonly agentId: number;
  /** The client's name for the attempt: a repetition comes to the same run. */
  readonly idempotencyKey: string | null;
}

/**
 * The files that arrive at this node. A shop sends one at a time, which bounds what lies on this machine: each node has its
 * own, and that a shop has one run on all of them is the store's to see to.
 */
export interface IncomingFiles {
  /**
   * Has a folder for a file while it arrives.
   *
   * @throws {DomainError} where another one of the shop is arriving
   */
  readonly receive: <Result>(attempt: Attempt, work: (folder: string) => Promise<Result>) => Promise<Result>;
}

declare module "../../../platform/http/services.ts" {
  interface Services {
    readonly incomingImports: IncomingFiles;
  }
}

/** The connection of a first try may be dead without our knowing, and its repetition comes beside it. */
const maxTries = 2;

export function openIncomingFiles(): IncomingFiles {
  const arriving = new Map<number, readonly Attempt[]>();
  return {
    receive: async (attempt, work) => {
      const { shopId } = attempt;
      const before = arriving.get(shopId) ?? [];
      if (before.length >= maxTries || !before.every((other) => isSame(attempt, other)))
        throw new DomainError("importRunning");
      arriving.set(shopId, [...before, attempt]);
      try {
        return await inFolder(work);
      } finally {
        const others = (arriving.get(shopId) ?? []).filter((other) => other !== attempt);
        if (others.length === 0) arriving.delete(shopId);
        else arriving.set(shopId, others);
      }
    },
  };
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await newTemporaryFolder();
  try {
    return await work(folder);
  } finally {
    await removeTemporaryFolder(folder);
  }
}

function isSame(one: Attempt, other: Attempt): boolean {
  return one.agentId === other.agentId && one.idempotencyKey !== null && one.idempotencyKey === other.idempotencyKey;
}
