import fc from "fast-check";
import { expect } from "vitest";
import { moveAfterSale } from "../../service/after-sales/move-after-sale.ts";
import { requestRefund } from "../../service/after-sales/request-refund.ts";
import { afterSaleTypes, type AfterSaleState, type AfterSaleType } from "../../platform/store/schema/after-sales.ts";
import { recordOf } from "../ask.ts";
import {
  agree,
  enter,
  hold,
  holdsLine,
  isAskable,
  left,
  receive,
  type RequestModel,
  revocable,
  share,
} from "./after-sales-model.ts";
import { anyChoice, type Choice, chosen, Command, type Step, write } from "./command.ts";
import { isCashDue, isRefundedByHand, type Model, type OrderModel } from "./model.ts";
import type { World } from "./world.ts";

const anyRequest = fc.record({
  choice: anyChoice,
  line: fc.nat(3),
  quantity: fc.integer({ min: 1, max: 4 }),
  type: fc.constantFrom(...afterSaleTypes),
});
type Request = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

const shopActions = ["agree", "refuse", "receive", "refuseGoods"] as const;
type ShopAction = (typeof shopActions)[number];

/** Everything that can be done about after-sales, by whoever may try it. */
export function anyAfterSales(): fc.Arbitrary<Command>[] {
  const asking = anyRequest.map((request) => new Command(`ask for ${write(request)}`, askingFor(request)));
  const deciding = fc
    .record({ choice: anyChoice, action: fc.constantFrom(...shopActions) })
    .map(({ choice, action }) => new Command(`shop ${action} ${write(choice)}`, responding(choice, action)));
  return [
    asking,
    asking,
    anyRequest.map((request) => new Command(`withdraw ${write(request)}`, withdrawing(request))),
    deciding,
    deciding,
    anyChoice.map((choice) => new Command(`send back ${write(choice)}`, sendingBack(choice))),
    anyChoice.map((choice) => new Command(`revoke ${write(choice)}`, revoking(choice))),
    anyRequest.map((request) => new Command(`ask again ${write(request)}`, askingAgain(request))),
  ];
}

/** What the jobs do to requests. */
export function endRequests(model: Model, now: Date): void {
  for (const request of model.requests) {
    if (request.state === "refunding" && !isRefundedByHand(request.order)) enter(request, "refunded", now);
  }
  for (const request of model.requests) {
    if (request.deadline === null || request.deadline > now) continue;
    if (request.state === "applied") agree(request, now);
    else if (request.state === "returned") receive(request, now);
    else enter(request, "revoked", now);
  }
  for (const order of model.orders) hold(model.requests, order, now);
}

const types: Readonly<Record<AfterSaleType, number>> = { refund: 0, return: 1 };

function askingFor({ choice, line: lineIndex, quantity, type }: Request): Step {
  return async (model, world) => {
    const { now } = world.clock;
    const order = chosen(model.orders, choice, (each) => isAskable(each, now));
    const line = order?.lines[lineIndex % order.lines.length];
    if (order === undefined || line === undefined) return;
    const { code, data } = await world.post(order.shopper, "after_sale/add", {
      order_id: order.id,
      item_id: line.skuId,
      refund_type: types[type],
      reason: "x",
      num: quantity,
    });
    const isHeld = model.requests.some((request) => request.line === line && holdsLine(request));
    const isPossible =
      isAskable(order, now) && !isHeld && quantity <= left(line) && !(type === "return" && order.isVirtual);
    expect(code).toBe(isPossible ? 1 : 0);
    if (!isPossible) return;
    const id = Number(recordOf(data)["after_sale_id"]);
    const amount = share(line, quantity);
    const request = { id, order, line, isWithdrawal: false, type, quantity, amount, freight: 0 } as const;
    add(model, { ...request, state: "applied", deadline: null }, now);
    hold(model.requests, order, now);
  };
}

function add(model: Model, request: RequestModel, now: Date): RequestModel {
  enter(request, "applied", now);
  model.requests.push(request);
  return request;
}

const withdrawable: ReadonlySet<string> = new Set(["paid", "shipped", "completed"]);

function withdrawnType({ state, isVirtual }: OrderModel): AfterSaleType {
  return state === "paid" || isVirtual ? "refund" : "return";
}

function withdrawing({ choice, line: lineIndex, quantity }: Request): Step {
  return async (model, world) => {
    const { now } = world.clock;
    const order = chosen(model.orders, choice, ({ state }) => withdrawable.has(state));
    const line = order?.lines[lineIndex % order.lines.length];
    const customerId = world.shoppers[order?.shopper ?? 0]?.id;
    if (order === undefined || line === undefined || customerId === undefined) return;
    const made = await world.db
      .transaction((tx) =>
        requestRefund(tx, {
          customerId,
          orderId: order.id,
          lineId: line.id,
          type: "refund",
          quantity,
          reason: "",
          remark: "",
          images: [],
          isWithdrawal: true,
          idempotencyKey: null,
          now,
        }),
      )
      .catch(() => null);
    const holder = model.requests.find((request) => request.line === line && holdsLine(request));
    const freesLine =
      holder === undefined || (!holder.isWithdrawal && holder.state !== "returned" && revocable.has(holder.state));
    const isPossible =
      !order.isHidden && withdrawable.has(order.state) && !isCashDue(order) && freesLine && quantity <= left(line);
    expect(made !== null).toBe(isPossible);
    if (made === null) return;
    if (holder !== undefined) {
      enter(holder, "revoked", now);
      // For a moment nobody is waited for.
      hold(model.requests, order, now);
    }
    const type = withdrawnType(order);
    const amount = share(line, quantity);
    const request = { id: made.id, order, line, isWithdrawal: true, type, quantity, amount, freight: 0 } as const;
    agree(add(model, { ...request, state: "applied", deadline: null }, now), now);
    hold(model.requests, order, now);
  };
}

const decides: Readonly<Record<ShopAction, readonly AfterSaleState[]>> = {
  agree: ["applied"],
  refuse: ["applied"],
  receive: ["toReturn", "returned"],
  refuseGoods: ["returned"],
};

function responding(choice: Choice, action: ShopAction): Step {
  return async (model, { db, clock: { now } }) => {
    const request = chosen(model.requests, choice, ({ state }) => decides[action].includes(state));
    if (request === undefined) return;
    const isRejection = action === "refuse" || action === "refuseGoods";
    const change = isRejection ? { action, remark: "no" } : { action };
    const done = await db
      .transaction((tx) => moveAfterSale(tx, { afterSaleId: request.id, change, actor: { kind: "shop" }, now }))
      .then(
        () => true,
        () => false,
      );
    expect(done).toBe(decides[action].includes(request.state));
    if (!done) return;
    if (action === "agree") agree(request, now);
    else if (action === "receive") receive(request, now);
    else enter(request, action === "refuse" ? "refused" : "goodsRefused", now);
    hold(model.requests, request.order, now);
  };
}

function sendingBack(choice: Choice): Step {
  return ownStep(
    choice,
    new Set(["toReturn"]),
    (id) => ["express", { id, express_name: "SF", invoice_no: "1" }],
    (request, now) => enter(request, "returned", now),
  );
}

function revoking(choice: Choice): Step {
  return ownStep(
    choice,
    revocable,
    (id) => ["cancel", { id }],
    (request, now) => enter(request, "revoked", now),
  );
}

function ownStep(
  choice: Choice,
  from: ReadonlySet<AfterSaleState>,
  call: (id: number) => readonly [action: string, body: object],
  change: (request: RequestModel, now: Date) => void,
): Step {
  return async (model: Model, world: World) => {
    const request = chosen(model.requests, choice, ({ state }) => from.has(state));
    if (request === undefined) return;
    const [action, body] = call(request.id);
    const isPossible = from.has(request.state);
    const { code } = await world.post(request.order.shopper, `after_sale/${action}`, body);
    expect(code).toBe(isPossible ? 1 : 0);
    if (!isPossible) return;
    change(request, world.clock.now);
    hold(model.requests, request.order, world.clock.now);
  };
}

function askingAgain({ choice, quantity, type }: Request): Step {
  return async (model, world) => {
    const isRefused = ({ state }: RequestModel) => state === "refused" || state === "goodsRefused";
    const request = chosen(model.requests, choice, isRefused);
    if (request === undefined) return;
    const { order, line, isWithdrawal } = request;
    const body = { id: request.id, reason: "y", refund_type: types[type], num: quantity };
    const { code } = await world.post(order.shopper, "after_sale/again", body);
    const isPossible =
      isRefused(request) && quantity <= left(line) && !(type === "return" && order.isVirtual && !isWithdrawal);
    expect(code).toBe(isPossible ? 1 : 0);
    if (!isPossible) return;
    request.type = isWithdrawal ? withdrawnType(order) : type;
    request.quantity = quantity;
    request.amount = share(line, quantity);
    enter(request, "applied", world.clock.now);
    // A withdrawal asks nobody.
    if (isWithdrawal) agree(request, world.clock.now);
    hold(model.requests, order, world.clock.now);
  };
}
