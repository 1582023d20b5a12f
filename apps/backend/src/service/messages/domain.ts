import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleChannels, handleTestMail, handleTestSms } from "./channel-calls.ts";
import { mailTemplateMessages } from "./mail-template-messages.ts";
import {
  handleMailTemplate,
  handleMailTemplates,
  handlePreviewMail,
  handleSaveMailTemplate,
  handleSendExample,
} from "./template-calls.ts";

export const messagesDomain = {
  name: "messages",
  deskCalls: {
    "messages/channels": forOperators("GET", handleChannels),
    "messages/test_mail": forOperators("POST", handleTestMail),
    "messages/test_sms": forOperators("POST", handleTestSms),
    "mail_templates/list": forOperators("GET", handleMailTemplates),
    "mail_templates/detail": forOperators("GET", handleMailTemplate),
    "mail_templates/save": forOperators("POST", handleSaveMailTemplate),
    "mail_templates/preview": forOperators("POST", handlePreviewMail),
    "mail_templates/send": forOperators("POST", handleSendExample),
  },
  messages: mailTemplateMessages,
} satisfies Domain;
