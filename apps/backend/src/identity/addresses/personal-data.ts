import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { addresses } from "../../platform/store/schema/addresses.ts";
import { and, asc, eq, isNull } from "../../platform/store/sql.ts";
import { regionNames } from "./regions.ts";

export const personalData: PersonalData = {
  tables: [addresses],
  export: async (tx, { id }) => {
    const own = await tx
      .select()
      .from(addresses)
      .where(and(eq(addresses.customerId, id), isNull(addresses.deletedAt)))
      .orderBy(asc(addresses.id));
    return {
      addresses: own.map((address) => ({
        contact: address.contact,
        telephone: address.telephone,
        region: regionNames(address),
        street: address.street,
        isDefault: address.isDefault,
        addedAt: address.createdAt,
      })),
    };
  },
  erase: async (tx, { id }) => {
    await tx.delete(addresses).where(eq(addresses.customerId, id));
  },
};
