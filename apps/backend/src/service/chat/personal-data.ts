import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { releaseUploads } from "../../platform/files/attach-uploads.ts";
import { aboutConversation } from "../../platform/files/conversation-uploads.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { chatConnections, chatRecords, conversations } from "../../platform/store/schema/chat.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { asc, eq } from "../../platform/store/sql.ts";

export const personalData: PersonalData = {
  tables: [conversations, chatRecords, chatConnections],
  export: async (tx, { id }, language) => {
    const rows = await tx
      .select({ record: chatRecords, shop: shops, agent: agents })
      .from(chatRecords)
      .innerJoin(conversations, eq(conversations.id, chatRecords.conversationId))
      .innerJoin(agents, eq(agents.id, chatRecords.agentId))
      .leftJoin(shops, eq(shops.id, conversations.shopId))
      .where(eq(chatRecords.customerId, id))
      .orderBy(asc(chatRecords.id));
    return {
      messages: rows.map(({ record, shop, agent }) => ({
        shop: shop === null ? null : inLanguage(shop, "name", language),
        from: record.isFromCustomer ? "customer" : inLanguage(agent, "nickname", language),
        kind: ["text", "image", "product", "order"][record.kind - 1],
        text: record.body,
        sentAt: record.createdAt,
      })),
    };
  },
  // What agents have sent belongs to the conversation; the customer's own pictures are erased with the customer's uploads.
  erase: async (tx, { id }) => {
    const own = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.customerId, id))
      .orderBy(asc(conversations.id))
      .for("update");
    for (const conversation of own) await releaseUploads(tx, aboutConversation(conversation.id));
    await tx.delete(conversations).where(eq(conversations.customerId, id));
    await tx.delete(chatConnections).where(eq(chatConnections.customerId, id));
  },
};
