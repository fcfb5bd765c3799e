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
ALTER TABLE "wallet_uses" ADD CONSTRAINT "wallet_uses_lot_id_wallet_lots_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."wallet_lots"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_accounts_user" ON "payout_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_lots_user" ON "wallet_lots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_lots_end" ON "wallet_lots" USING btree ("ends_at") WHERE "wallet_lots"."left_amount" > 0;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","serial");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at");