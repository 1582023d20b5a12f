import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators, forShop } from "../../platform/http/desk-call.ts";
import {
  handleAcceptDocument,
  handleOwnDocuments,
  handleRefuseDocument,
  handleSendDocument,
  handleShopDocuments,
  handleUploadDocument,
  handleWaitingDocuments,
} from "./document-calls.ts";
import { forgetShopDocuments } from "./forget-shop-documents.ts";
import {
  handleCategoryDocuments,
  handleDocumentMisfits,
  handleRemoveDocument,
  handleSaveDocument,
} from "./kind-calls.ts";
import { requiredDocumentMessages } from "./required-document-messages.ts";

/** Documents that shops have to have shown to sell in a category. */
export const requiredDocumentDomain = {
  name: "required-documents",
  deskCalls: {
    "categories/documents": forOperators("GET", handleCategoryDocuments),
    "categories/document_misfits": forOperators("GET", handleDocumentMisfits),
    "categories/save_document": forOperators("POST", handleSaveDocument),
    "categories/remove_document": forOperators("POST", handleRemoveDocument),
    "shop_documents/list": forShop("owner", "GET", handleOwnDocuments),
    "shop_documents/upload": forShop("owner", "POST", handleUploadDocument),
    "shop_documents/send": forShop("owner", "POST", handleSendDocument),
    "shops/documents": forOperators("GET", handleShopDocuments),
    "shops/waiting_documents": forOperators("GET", handleWaitingDocuments),
    "shops/accept_document": forOperators("POST", handleAcceptDocument),
    "shops/refuse_document": forOperators("POST", handleRefuseDocument),
  },
  jobs: [forgetShopDocuments],
  messages: requiredDocumentMessages,
} satisfies Domain;
