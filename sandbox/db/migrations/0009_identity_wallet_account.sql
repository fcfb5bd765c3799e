CREATE TABLE "partner_grants" (
	"user_id" integer NOT NULL,
	"partner" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "partner_grants_user_id_partner_pk" PRIMARY KEY("user_id","partner")
);
--> statement-breakpoint
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
CREATE TABLE "card_applications" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_granted" boolean NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"coupon_id" text
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"id_number" varchar(18) NOT NULL,
	"sex" text NOT NULL,
	"nation" text NOT NULL,
	"birthday" varchar(10) NOT NULL,
	"address" text NOT NULL,
	"issuer" text NOT NULL,
	"valid_from" varchar(10) NOT NULL,
	"valid_until" varchar(10) NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"face_at" timestamp with time zone,
	CONSTRAINT "identities_id_number_unique" UNIQUE("id_number")
);
--> statement-breakpoint
CREATE TABLE "identity_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"front" jsonb,
	"back" jsonb,
	"corrected" jsonb,
	"challenges" jsonb,
	"face_picture_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_tries" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"last_refusal" text,
	CONSTRAINT "identity_tries_user_id_kind_day_pk" PRIMARY KEY("user_id","kind","day")
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
CREATE TABLE "feedbacks" (
	"feedback_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"mobile" varchar(11) DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"county_code" varchar(6),
	"education" text,
	"profession" text
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"picture_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"account_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"identifier" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_accounts_owner" UNIQUE("kind","identifier")
);
--> statement-breakpoint
CREATE TABLE "wallet_guides" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_lots" (
	"lot_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"left_amount" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"order_id" text,
	CONSTRAINT "wallet_lots_movement" UNIQUE("reason","ref"),
	CONSTRAINT "wallet_lots_left" CHECK ("wallet_lots"."left_amount" BETWEEN 0 AND "wallet_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "wallet_uses" (
	"withdraw_id" varchar(32) NOT NULL,
	"lot_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "wallet_uses_withdraw_id_lot_id_pk" PRIMARY KEY("withdraw_id","lot_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"serial" serial PRIMARY KEY NOT NULL,
	"withdraw_id" varchar(32) NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"account_name" jsonb NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"processing_at" timestamp with time zone,
	"to_confirm_at" timestamp with time zone,
	"confirm_before" timestamp with time zone,
	"package" varchar(64),
	"ended_at" timestamp with time zone,
	"reason" jsonb,
	"due_at" timestamp with time zone,
	CONSTRAINT "withdrawals_withdraw_id_unique" UNIQUE("withdraw_id"),
	CONSTRAINT "withdrawals_package_unique" UNIQUE("package"),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount" > "withdrawals"."fee" AND "withdrawals"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "mobile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "bank_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "fingerprint" varchar(64);--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "limit_day_fen" bigint;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "bound_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "default_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "session_id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "open_id" varchar(64);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_grants" ADD CONSTRAINT "partner_grants_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_data_tickets" ADD CONSTRAINT "own_data_tickets_token_sessions_token_fk" FOREIGN KEY ("token") REFERENCES "public"."sessions"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_uses" ADD CONSTRAINT "wallet_uses_lot_id_wallet_lots_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."wallet_lots"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_key_bindings_user" ON "one_key_bindings" USING btree ("user_id","bank_code");--> statement-breakpoint
CREATE INDEX "loans_user" ON "loans" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_orders_open" ON "identity_orders" USING btree ("user_id","kind") WHERE "identity_orders"."done_at" is null;--> statement-breakpoint
CREATE INDEX "own_data_tickets_session" ON "own_data_tickets" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_once" ON "feedbacks" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_user" ON "uploaded_pictures" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "payout_accounts_user" ON "payout_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_lots_user" ON "wallet_lots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_lots_end" ON "wallet_lots" USING btree ("ends_at") WHERE "wallet_lots"."left_amount" > 0;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","serial");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_fingerprint" ON "bank_cards" USING btree ("fingerprint") WHERE removed_at is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_open_id_unique" UNIQUE("open_id");