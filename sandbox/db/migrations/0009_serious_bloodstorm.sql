CREATE TABLE "one_key_bindings" (
	"bind_no" varchar(40) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"product" text NOT NULL,
	"bank_code" text NOT NULL,
	"session" varchar(64) NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"call_back_url" text NOT NULL,
	"card_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_key_bindings_session_unique" UNIQUE("session")
);
--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "bank_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "fingerprint" varchar(64);--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "limit_day_fen" bigint;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "bound_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "default_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "one_key_bindings_user" ON "one_key_bindings" USING btree ("user_id","bank_code");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_fingerprint" ON "bank_cards" USING btree ("fingerprint") WHERE removed_at is null;