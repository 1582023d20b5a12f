import type { Reader } from "../../platform/http/reader.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { activityAreas } from "../../platform/store/schema/promotions.ts";
import { and, asc, eq, isNull, type SQL } from "../../platform/store/sql.ts";

export type ActivityArea = typeof activityAreas.$inferSelect;

function isShown(): SQL | undefined {
  return and(eq(activityAreas.isEnabled, true), isNull(activityAreas.deletedAt));
}

export function listActivityAreas(db: Executor): Promise<ActivityArea[]> {
  return db.select().from(activityAreas).where(isShown()).orderBy(asc(activityAreas.position), asc(activityAreas.id));
}

export async function activityArea(db: Executor, id: number): Promise<ActivityArea | null> {
  const [row] = await db
    .select()
    .from(activityAreas)
    .where(and(eq(activityAreas.id, id), isShown()));
  return row ?? null;
}

export function activityAreaWire(area: ActivityArea, { language, images }: Reader) {
  return {
    id: area.id,
    name: inLanguage(area, "name", language),
    title: inLanguage(area, "synopsis", language),
    image: images.of(area.image),
  };
}
