import { type DeviceStore, deviceStore } from "@plaza/shopping/device-store";

/** Something that an agent wants on this device, stored beyond a reload. */
type DevicePreference = DeviceStore<boolean>;

function preference(key: string): DevicePreference {
  return deviceStore({
    key,
    empty: false,
    parse: (text) => text === "1",
    write: (isWanted) => (isWanted ? "1" : "0"),
  });
}

const presences = new Map<number, DevicePreference>();

/** Whether an agent wants to be there for customers; whoever logs in on the same device has a preference of their own. */
export function onlinePreference(agentId: number): DevicePreference {
  const known = presences.get(agentId) ?? preference(`plaza:desk-online:${agentId}`);
  presences.set(agentId, known);
  return known;
}

export const notificationPreference = preference("plaza:desk-notifications");
export const soundPreference = preference("plaza:desk-sound");
