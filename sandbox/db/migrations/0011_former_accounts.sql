CREATE TABLE "code_events" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number_hash" varchar(64) NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"scene" text NOT NULL,
	"owner" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_accounts" (
	"identity_hash" varchar(64) PRIMARY KEY NOT NULL,
	"gifts" text[] NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_gifts" (
	"user_id" integer NOT NULL,
	"gift" text NOT NULL,
	CONSTRAINT "past_gifts_user_id_gift_pk" PRIMARY KEY("user_id","gift")
);
--> statement-breakpoint
CREATE INDEX "code_events_number" ON "code_events" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "code_events_device" ON "code_events" USING btree ("device");--> statement-breakpoint
CREATE INDEX "code_events_address" ON "code_events" USING btree ("address");--> statement-breakpoint
CREATE INDEX "code_events_moment" ON "code_events" USING btree ("happened_at");