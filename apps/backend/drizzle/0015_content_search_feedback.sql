CREATE TABLE "article_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"customer_id" integer,
	"visitor_key" text,
	"has_helped" boolean NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_feedback_reader" CHECK (("article_feedback"."customer_id" is null) <> ("article_feedback"."visitor_key" is null))
);
--> statement-breakpoint
CREATE TABLE "article_words" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"title_words" integer[] NOT NULL,
	"all_words" integer[] NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_feedback" ADD CONSTRAINT "article_feedback_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_feedback" ADD CONSTRAINT "article_feedback_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_words" ADD CONSTRAINT "article_words_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_feedback_customer" ON "article_feedback" USING btree ("article_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_feedback_visitor" ON "article_feedback" USING btree ("article_id","visitor_key");--> statement-breakpoint
CREATE INDEX "article_words_title_words" ON "article_words" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "article_words_all_words" ON "article_words" USING gin ("all_words");