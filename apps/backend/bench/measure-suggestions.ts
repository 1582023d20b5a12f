import { measure } from "./latency.ts";
import { seriesName } from "./multiply-products.ts";

const times = 80;

const cases: readonly (readonly [name: string, texts: readonly string[]])[] = [
  ["beginning of a common word", ["te", "co", "bl", "am", "he", "sof", "cott", "cob"]],
  ["common word", ["cotton", "blue", "tea", "amber", "cobalt"]],
  ["rare word", Array.from({ length: 20 }, (_, index) => seriesName(50 + index * 37))],
  ["two words", ["cobalt tea", "cotton so", "amber headph"]],
  ["Chinese", ["茶", "茶壶", "耳机", "玻璃", "钴蓝沙发"]],
  ["Japanese", ["ティー", "コバルト", "ヘッドホン"]],
  ["Korean", ["헤드폰", "코발", "찻주"]],
  ["shop", ["north", "hearth", "maison"]],
  ["typo", ["teapto", "headfones", "ティーポッド", "cobatl sofa", "헤드펀"]],
  ["nothing", ["qqqxyzzy", "jjjkkk wwwvvv"]],
];

/** Suggestions over HTTP while words are being typed, one request after the other. */
export async function measureSuggestions(url: string): Promise<void> {
  for (const [name, texts] of cases) {
    const { p50, p95 } = await measure(times, (turn) => ask(url, texts[turn % texts.length] ?? ""));
    const title = `suggest, ${name}`.padEnd(35);
    console.log(`  ${title} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`);
  }
}

async function ask(url: string, name: string): Promise<void> {
  const answer = await fetch(`${url}/api/goods/suggest?${new URLSearchParams({ name })}`, { headers: { lang: "en" } });
  if (answer.status !== 200) throw new Error(`"${name}" failed: ${await answer.text()}`);
  await answer.text();
}
