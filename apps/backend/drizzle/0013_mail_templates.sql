CREATE TABLE "connection_tests" (
	"connection" text PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"detail" text NOT NULL,
	"tested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"key" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"translations" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "mail_templates_audit" AFTER INSERT OR UPDATE OR DELETE ON "mail_templates"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('key', 'key', '', 'translations', '');--> statement-breakpoint
CREATE TRIGGER "connection_tests_audit" AFTER INSERT OR UPDATE OR DELETE ON "connection_tests"
FOR EACH ROW WHEN (current_setting('plaza.action', true) <> '') EXECUTE FUNCTION "audit_change"('connection', 'connection', '', 'result,detail,tested_at', '');
