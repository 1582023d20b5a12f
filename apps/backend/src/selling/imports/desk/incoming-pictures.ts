import { DomainError } from "../../../platform/http/domain-error.ts";

/** The browser sends three at once; somebody else of the shop may, too. */
const maxAtOnce = 8;

/** The pictures that arrive at this node. Each is in memory as a whole, so a shop sends only so many at once. */
export interface IncomingPictures {
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
