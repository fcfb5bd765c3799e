ALTER TABLE "orders" ADD COLUMN "subsidy_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "xbt_status";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_subsidy_not_negative" CHECK ("ledger_accounts"."account" NOT LIKE 'subsidy:%' OR "ledger_accounts"."balance" >= 0);