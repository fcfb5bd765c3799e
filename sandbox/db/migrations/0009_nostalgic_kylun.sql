CREATE TABLE "account_closings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"agreement_version" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"loan_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"outstanding" bigint NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "own_data_tickets" (
	"key_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token" varchar(64) NOT NULL,
	"lang" varchar(5) NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "session_id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "own_data_tickets" ADD CONSTRAINT "own_data_tickets_token_sessions_token_fk" FOREIGN KEY ("token") REFERENCES "public"."sessions"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loans_user" ON "loans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "own_data_tickets_session" ON "own_data_tickets" USING btree ("token");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id");