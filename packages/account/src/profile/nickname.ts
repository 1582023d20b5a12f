import { isBlank } from "@plaza/shopping/blank-text";

const longestNickname = 32;

/** What can be wrong with a nickname. The platform counts characters as people write them down: an emoji may be one. */
export function nicknameProblem(written: string): "missing" | "long" | null {
  const nickname = written.trim();
  if (isBlank(nickname)) return "missing";
  return Array.from(nickname).length > longestNickname ? "long" : null;
}
