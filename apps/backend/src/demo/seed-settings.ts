import type { Executor } from "../store/database.ts";
import type { SettingKey } from "../settings/settings.ts";
import { settings } from "../store/schema/settings.ts";
import { insertRows } from "./insert-rows.ts";
import { placePicturePath } from "./pictures/paths.ts";
import type { Localized } from "./types.ts";
import { same, text } from "./vocabulary.ts";
import { written } from "./written-text.ts";

const values: readonly (readonly [key: SettingKey, value: Localized])[] = [
  ["loginPicture", same(placePicturePath("welcome"))],
  ["copyright", same("© 2026 Plaza")],
  ["icpNumber", same("ICP 2026-000000")],
  ["icpLink", same("https://beian.miit.gov.cn/")],
  ["servicePhone", same("400-555-0100")],
  ["serviceHours", text("Every day, 9:00–21:00", "每天 9:00–21:00", "毎日 9:00–21:00", "매일 9:00–21:00")],
];

export async function seedSettings(db: Executor): Promise<void> {
  await insertRows(
    db,
    settings,
    values.map(([key, value]) => ({ key, ...written({ value }) })),
  );
}
