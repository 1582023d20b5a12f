-- Who has which page of the desk open: rows of a minute, which a job removes.
CREATE TABLE "desk_presence" (
	"thing" text NOT NULL,
	"thing_id" text NOT NULL,
	"agent_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_presence_thing_thing_id_agent_id_pk" PRIMARY KEY("thing","thing_id","agent_id")
);
--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_presence_agent" ON "desk_presence" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "desk_presence_seen" ON "desk_presence" USING btree ("seen_at");