import type { FastifyInstance } from "fastify";
import type { Services } from "../../platform/http/services.ts";
import { giveUpPayment } from "./give-up-payment.ts";
import { type NotificationRequest, type PaymentProvider, plainReply } from "./providers/provider.ts";
import { reportFailedRefund } from "./report-failed-refund.ts";
import { settlePayment } from "./settle-payment.ts";

/** The route where providers report payments, each in its own form. They report again until their reply says "taken". */
export function registerNotifications(
  app: FastifyInstance,
  { db, now, providers, report: reportError }: Services,
): void {
  const isTaken = async (provider: PaymentProvider, request: NotificationRequest): Promise<boolean> => {
    const report = provider.readNotification(request);
    if (report === null) return false;
    if (report.state === "paid") return settlePayment(db, provider.method, report, now());
    if (report.state === "closed") await giveUpPayment(db, provider.method, report.number);
    if (report.state === "refundFailed") await reportFailedRefund({ db, report: reportError }, provider.method, report);
    return true;
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { method: string } }>("/api/pay/notify/:method", async (request, reply) => {
      const { headers, body, params } = request;
      const provider = [...providers.values()].find(({ method }) => method === params.method);
      const sent = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
      const taken = provider !== undefined && (await isTaken(provider, sent));
      if (!taken) request.log.warn({ method: params.method }, "a payment notification was rejected");
      const answer = (provider?.reply ?? plainReply)(taken);
      return reply.code(answer.status).type(answer.contentType).send(answer.body);
    });
  });
}
