/** Something that an agent wants on this device, kept beyond a reload. */
interface Wish {
  readonly read: () => boolean;
  readonly write: (isWanted: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function wish(name: string): Wish {
  const listeners = new Set<() => void>();
  return {
    read: () => {
      try {
        return localStorage.getItem(name) === "1";
      } catch {
        return false;
      }
    },
    write: (isWanted) => {
      try {
        localStorage.setItem(name, isWanted ? "1" : "0");
      } catch {
        // Storage is blocked: then it is wanted until the next reload asks again.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}

const presences = new Map<number, Wish>();

/** Whether an agent wants to be there for customers; whoever logs in on the same device has a wish of their own. */
export function wantsToBeThere(agentId: number): Wish {
  const known = presences.get(agentId) ?? wish(`plaza:desk-online:${agentId}`);
  presences.set(agentId, known);
  return known;
}

export const wantsNotifications = wish("plaza:desk-notifications");
export const wantsSound = wish("plaza:desk-sound");
