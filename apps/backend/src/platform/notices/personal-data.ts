import type { PersonalData } from "../domain/personal-data.ts";
import { inLanguage } from "../store/language.ts";
import { noticeCampaigns, noticeMessages, notices, noticeSettings } from "../store/schema/notices.ts";
import { and, asc, eq, isNull } from "../store/sql.ts";

export const personalData: PersonalData = {
  tables: [notices, noticeMessages, noticeSettings],
  export: async (tx, { id }, language) => {
    const delivered = await tx
      .select({ notice: notices, campaign: noticeCampaigns })
      .from(notices)
      .leftJoin(noticeCampaigns, eq(noticeCampaigns.id, notices.campaignId))
      .where(and(eq(notices.customerId, id), isNull(notices.deletedAt)))
      .orderBy(asc(notices.id));
    const switches = await tx.select().from(noticeSettings).where(eq(noticeSettings.customerId, id));
    return {
      // The texts are written when they are read; a copy has what they are made of.
      notices: delivered.map(({ notice, campaign }) => ({
        kind: notice.kind,
        about: `${notice.aboutType} ${notice.aboutId}`,
        text: campaign === null ? notice.textKey : inLanguage(campaign, "title", language),
        parameters: campaign === null ? notice.parameters : { content: inLanguage(campaign, "content", language) },
        toldAt: notice.createdAt,
        readAt: notice.readAt,
      })),
      settings: switches.map(({ kind, inbox, sms, language }) => ({ kind, inbox, sms, language })),
    };
  },
  // Text messages go with their notices.
  erase: async (tx, { id }) => {
    await tx.delete(notices).where(eq(notices.customerId, id));
    await tx.delete(noticeSettings).where(eq(noticeSettings.customerId, id));
  },
};
