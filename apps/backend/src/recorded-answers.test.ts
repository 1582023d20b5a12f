import { expect, test } from "vitest";
import { platform } from "./domains.ts";
import { recordOf } from "./test-support/ask.ts";
import { type Answers, customerTour } from "./test-support/customer-tour.ts";
import { type Field, fieldsOf } from "./test-support/answer-fields.ts";
import { onEachStore } from "./test-support/on-each-store.ts";
import { type RecordedExchange, recordedExchanges, spelling } from "./test-support/recorded-exchanges.ts";

const recorded = recordedExchanges();
if (recorded === null) console.info("Recorded answers are not compared: PLAZA_CONTRACT_SAMPLES names no folder.");

/** Fields that are not as they were recorded, with all below them, and why clients of the contract do not miss that. */
const exceptions: Readonly<Record<string, string>> = {
  "account/scanCode data": "Logging in by WeChat is refused in words.",
  "goods/getGoodsDetail data.goods_item[].chengben_price": "A defect: it tells everybody what the merchant paid.",
  "goods/getGoodsDetail data.poster": "No client of the contract reads it, and none would take another image for it.",
  "user/changeMobile data": "A defect: it answers with the hash of the password.",
  "cart/add data": "Never read; ours says how much the cart holds.",
  "user_address/add data": "Never read; ours says which address it is.",
  "ShopApply/detail data.password": "A defect: it hands out the hash of the password that was chosen.",
  "index/config data.navigation_menu[]": "The bar of the mobile client, which is none of this platform.",
  "order/lists data.list[].orderGoods": "Never read: the contract has it as order_goods, which is the same.",
  "order/lists data.list[].shop.weekdays[]": "Never read; the hours of shops are not known to us.",
  "order/getOrderDetail data.shop.weekdays[]": "Never read; the hours of shops are not known to us.",
  "order/settlement data.shop[].weekdays[]": "Never read; the hours of shops are not known to us.",
  "order/settlement data.shop[].coupon_list[].money": "Text where it is no whole number, as the contract has it.",
  "order/settlement data.shop[].coupon_list[].condition_money": "Text where it is no whole number, likewise.",
  "after_sale/detail data.refund_image": "Documented as empty where there is none.",
  "shop/getShopInfo data.ad.pc[]": "Shops have no banners here, and the contract's list of none is empty.",
};

/** Fields that hold images; a share's and a mobile page's background are documented as empty. */
const imageFields =
  /\.(?:image(?:\[\])?|uri|goods_image|logo|\w+_logo|avatar|cover|banner|background|customer_image|\w*qr_code|web_favicon)$/;

function isException(call: string, path: string): boolean {
  return Object.keys(exceptions).some((exception) => {
    const [name = "", root = ""] = exception.split(" ");
    return spelling(name) === call && (path === root || path.startsWith(`${root}.`) || path.startsWith(`${root}[`));
  });
}

/** The platform writes "no image" as its bare address. */
const isImage = ({ texts }: Field): boolean =>
  [...texts].some((text) => /^https?:\/\/[^/]+\/(?:.+\.(?:gif|ico|jpe?g|png|webp))?$/i.test(text));

/** What a client that was written for the recorded answers of a call would not find in ours. */
function differences(call: string, theirs: readonly unknown[], ours: readonly unknown[]): readonly string[] {
  const own = fieldsOf(ours);
  return [...fieldsOf(theirs)].flatMap(([path, expected]) => {
    if (isException(call, path)) return [];
    const field = own.get(path);
    if (field === undefined) return `${call} ${path} is missing`;
    const others = [...field.kinds].filter((kind) => !expected.kinds.has(kind));
    if (others.length > 0) return `${call} ${path} is ${others.join()}, not ${[...expected.kinds].join()}`;
    if (expected.isConstant && !field.isConstant) return `${call} ${path} is missing in some`;
    return isImage(expected) && field.texts.has("") ? `${call} ${path} is an empty image` : [];
  });
}

const succeeded = ({ status, code }: RecordedExchange): boolean =>
  status === 200 && [1, 10_001, 20_001].includes(Number(code));

onEachStore("answers", (backend) => {
  let tour: Promise<Answers> | undefined;
  const answers = (): Promise<Answers> => (tour ??= customerTour(backend));

  test.skipIf(recorded === null)(
    "answers have every field that was recorded of the original, as what it was",
    async () => {
      const byCall = Map.groupBy((recorded ?? []).filter(succeeded), ({ call }) => spelling(call));
      const offered = new Map(Object.keys(platform.calls).map((call) => [spelling(call), call]));
      expect([...byCall.keys()].filter((call) => !offered.has(call))).toEqual([]);
      const ours = await answers();
      const found = [...byCall].flatMap(([call, exchanges]) => {
        return differences(
          call,
          exchanges.map(({ data }) => data),
          ours.get(call) ?? [],
        );
      });
      expect(found).toEqual([]);
    },
  );

  test("answers have an image wherever a client draws one, if only the neutral one", async () => {
    const empty = [...(await answers())].flatMap(([call, data]) =>
      [...fieldsOf(data)].flatMap(([path, { kinds, texts }]) =>
        imageFields.test(path) && (kinds.has("null") || texts.has("")) ? `${call} ${path}` : [],
      ),
    );
    expect(empty).toEqual([]);
    const { data } = await backend.ask("setting/getPlatformCustomerService");
    const neutral = String(recordOf(data)["image"]);
    expect(neutral).toBe(`${backend.url}/static/no-image.png`);
    const image = await fetch(neutral);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });
});
