CREATE TABLE "coin_codes" (
	"code" varchar(12) PRIMARY KEY NOT NULL,
	"gift_id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coin_goods" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"coins" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "coin_goods_stock" CHECK ("coin_goods"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coin_logs" (
	"log_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"title" jsonb NOT NULL,
	"coins" integer NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_logs_movement" UNIQUE("reason","ref")
);
--> statement-breakpoint
CREATE TABLE "coin_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" text NOT NULL,
	"coins" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"amount" bigint,
	"coupon_id" text,
	"coupon_end" timestamp with time zone,
	"card_no" text,
	"password" text
);
--> statement-breakpoint
CREATE TABLE "pre_exchanges" (
	"exchange_no" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" text NOT NULL,
	"code" varchar(12),
	"coins" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"order_id" varchar(32)
);
--> statement-breakpoint
CREATE TABLE "wrong_coin_codes" (
	"user_id" integer NOT NULL,
	"day" varchar(10) NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "wrong_coin_codes_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE INDEX "coin_logs_user" ON "coin_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coin_orders_user" ON "coin_orders" USING btree ("user_id","goods_id");--> statement-breakpoint
CREATE INDEX "pre_exchanges_user" ON "pre_exchanges" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "gold_coins";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_coins_not_negative" CHECK ("ledger_accounts"."account" NOT LIKE 'coins:%' OR "ledger_accounts"."balance" >= 0);